import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from './config/config.ts'
import { recordRestore } from './features/auth/index.ts'
import { restoreBackup, withBackupBefore } from './platform/backup/index.ts'
import { reachDatabase } from './platform/database/index.ts'
import { createLog } from './platform/log/index.ts'
import { runCommand } from './run-command.ts'

/** `npm run restore -- file [--replace]`: brings a backup back; servers that run pause and go on with it. */
await runCommand(async (args) => {
  const replace = args.includes('--replace')
  const file = args.find((argument) => argument !== '--replace')
  if (file === undefined) throw new Error('Name the backup: npm run restore -- file [--replace]')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const config = readConfig(process.env)
  const log = createLog(config)
  const database = await reachDatabase(config, console.log, { create: true })
  try {
    const { isServed } = await withBackupBefore('restore', database.address, config, (backUp) =>
      restoreBackup(database.address, resolve(file), {
        replace: replace ? async () => console.log(`What was there is kept in ${await backUp()}.`) : null,
        onRestored: (client) => recordRestore(client, log),
      }),
    )
    console.log(
      `Restored ${file}. ${isServed ? 'The running server goes on with it.' : 'Start the server as usual.'}`,
    )
  } finally {
    await database.stop()
  }
})
