import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { readConfig } from './config/config.ts'
import { recordRestore } from './features/auth/index.ts'
import { restoreBackup, withBackupBefore } from './platform/backup/index.ts'
import { reachDatabase } from './platform/database/index.ts'
import { createLog } from './platform/log/index.ts'
import { compareAccess, keepPresentAccess } from './restore/compare-access.ts'
import { endRestoredAccess } from './restore/end-restored-access.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

const sessionsEnded =
  'Everyone has been signed out. Emailed links, invitations and agent transfers from the backup no longer work. ' +
  'Send them again if needed. To keep them all, restore with --keep-sessions.'
const sessionsKept =
  'Sessions, known browsers, emailed links, invitations and agent transfers were restored from the backup. Any that were ' +
  'ended or used after the backup work again.'
const notCompared =
  'There was no earlier data to compare the backup with. Email addresses, passwords, two-step sign-in, memberships, and ' +
  'agents with their keys are as they were when the backup was taken. Repeat any changes made since then.'
const nothingReturns =
  'No access to accounts, workspaces or agents was removed or restricted after the backup was taken.'
const somethingReturns =
  'The following changes made since the backup was taken were undone. Repeat those you need:'

const usage = 'npm run restore -- file [--replace] [--keep-sessions]'
const flags: readonly string[] = ['--replace', '--keep-sessions']

/** Restores a backup and signs everyone out. Running servers pause and continue with the restored data. */
export const restore: TerminalCommand = async (args, terminal) => {
  const file = args.find((argument) => !argument.startsWith('--'))
  const unknown = args.find((argument) => argument.startsWith('--') && !flags.includes(argument))
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Usage: ${usage}`)
  if (file === undefined) throw new Error(`Specify a backup file. Usage: ${usage}`)
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
  const keepsSessions = args.includes('--keep-sessions')
  const config = readConfig(terminal.environment)
  const log = createLog(config, terminal.log)
  const report: string[] = []
  const database = await reachDatabase(config, terminal.print, { create: true })
  try {
    const { isServed } = await withBackupBefore('restore', database.address, config, (backUp) => {
      const replace = async (client: pg.Client) => {
        terminal.print(`Saved the current data to ${await backUp()}.`)
        await keepPresentAccess(client)
      }
      return restoreBackup(database.address, resolve(file), {
        replace: args.includes('--replace') ? replace : null,
        onRestored: async (client) => {
          if (!keepsSessions) await endRestoredAccess(client)
          report.push(...(await tellReturningAccess(client)))
          await recordRestore(client, log)
        },
      })
    })
    terminal.print(
      `Restored ${file}. ${isServed ? 'The running server now uses it.' : 'You can start the server now.'}`,
    )
    terminal.print(keepsSessions ? sessionsKept : sessionsEnded)
    for (const line of report) terminal.print(line)
  } finally {
    await database.stop()
  }
}

async function tellReturningAccess(client: pg.Client): Promise<string[]> {
  const lines = await compareAccess(client)
  if (lines === null) return [notCompared]
  return lines.length === 0 ? [nothingReturns] : [somethingReturns, ...lines]
}

if (import.meta.main) await runCommand(restore)
