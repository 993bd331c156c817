import { join, resolve } from 'node:path'
import { readConfig } from './config/config.ts'
import { backupName, takeBackup } from './platform/backup/index.ts'
import { reachDatabase } from './platform/database/index.ts'
import { openObjectStore } from './platform/object-store/index.ts'
import { runCommand } from './run-command.ts'

/** `npm run backup -- [file]`: writes everything to one file, also while the server runs. */
await runCommand(async (args) => {
  const config = readConfig(process.env)
  const path = resolve(args[0] ?? join(config.dataDir, 'backups', backupName('parleykit-', new Date())))
  const database = await reachDatabase(config, console.log, { create: false })
  const store = await openObjectStore(config.objectStore)
  try {
    const bytes = await takeBackup(database.address, path, { store })
    console.log(`Wrote ${path} (${(bytes / 1e6).toFixed(1)} MB).`)
  } finally {
    store?.close()
    await database.stop()
  }
})
