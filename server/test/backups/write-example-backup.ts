import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/config/config.ts'
import { takeBackup } from '../../src/platform/backup/index.ts'
import { findRunningServer } from '../../src/platform/embedded-postgres/index.ts'
import { startServer } from '../../src/start-server.ts'
import { fillExample } from './example.ts'

/** Writes <name>.backup beside this file with the example's data as this version stores them; see CONTRIBUTING.md. */
const name = process.argv[2]
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Name the newest migration: npm run lab -- example-backup 0000-initial')
  process.exit(1)
}
const dataDir = join(tmpdir(), `parleykit-example-${process.pid}`)
const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir })
const server = await startServer(config)
await fillExample(server.address)
const address = await findRunningServer(dataDir)
if (!address) throw new Error('The database is not running')
const path = fileURLToPath(new URL(`${name}.backup`, import.meta.url))
await rm(path, { force: true })
await takeBackup(address, path)
await server.stop()
await rm(dataDir, { recursive: true })
console.log(`Wrote ${path}`)
