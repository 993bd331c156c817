import { join, resolve } from 'node:path'
import { readConfig } from './config/config.ts'
import { backupName, takeBackup } from './platform/backup/index.ts'
import { reachDatabase } from './platform/database/index.ts'
import { openObjectStore } from './platform/object-store/index.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

/** `npm run backup -- [file]`: writes everything to one file, also while the server runs. */
export const backUp: TerminalCommand = async (args, terminal) => {
  const config = readConfig(terminal.environment)
  const path = resolve(args[0] ?? join(config.dataDir, 'backups', backupName('parleykit-', new Date())))
  const database = await reachDatabase(config, terminal.print, { create: false })
  const store = await openObjectStore(config.objectStore)
  try {
    const bytes = await takeBackup(database.address, path, { store })
    terminal.print(`Wrote ${path} (${(bytes / 1e6).toFixed(1)} MB).`)
  } finally {
    store?.close()
    await database.stop()
  }
}

if (import.meta.main) await runCommand(backUp)
