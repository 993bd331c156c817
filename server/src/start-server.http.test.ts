import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/create-test-app.ts'
import { readConfig } from './config/config.ts'
import { startServer } from './start-server.ts'

test('only its owner enters the data folder where another PostgreSQL holds the data', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-data-'))
  await chmod(dataDir, 0o777)
  const app = await createTestApp({ DATA_DIR: dataDir })
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await app.close()
  await rm(dataDir, { recursive: true })
})

test('a port that is taken is told with what to do, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = join(tmpdir(), `parleykit-taken-${port}`)
  const start = startServer(readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  await expect(start).rejects.toThrow(`Port ${port} on 127.0.0.1 is used by another program`)
  await expect(start).rejects.toThrow('set PORT to another port')
  const elsewhere = readConfig({ HOST: '192.0.2.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  await expect(startServer(elsewhere)).rejects.toThrow("Set HOST to one of this machine's addresses")
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  other.close()
})
