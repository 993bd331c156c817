import { parseArgs } from 'node:util'
import { commands } from './admin/commands.ts'
import type { Command } from './admin/operator/command.ts'
import { openOperator } from './admin/operator/operator.ts'
import { readConfig } from './config/config.ts'
import { reachDatabase } from './platform/database/index.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

const width = Math.max(...[...commands.values()].map(({ usage }) => usage.length))
const lines = [...commands.values()].map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`)

const help = `npm run admin -- <command>

${lines.join('\n')}
  ${'--help'.padEnd(width)}  show this help

USER is a username or an email address. If a username begins with a dash, use the address. Like the server, the commands use the database in DATA_DIR or at DATABASE_URL. You can run them while the server is running. Each command is recorded in the security log, which the account's owner sees in Profile.`

const options = { email: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

/** `npm run admin -- command`: operator commands, which also work while the server runs. */
export const admin: TerminalCommand = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name, ...words] = positionals
  if (values.help || name === undefined) return terminal.print(help)
  const command = commandOf(name, words, values.email)
  const config = readConfig(terminal.environment)
  const reached = await reachDatabase(config, terminal.print, { create: false })
  const operator = openOperator(config, reached.address, terminal)
  try {
    await command.run(operator, words, { email: values.email })
  } catch (error) {
    throw isBehind(error)
      ? new Error('The database is out of date. Start the server once to update it.')
      : error
  } finally {
    await operator.close()
    await reached.stop()
  }
}

function commandOf(name: string, words: readonly string[], email: string | undefined): Command {
  const command = commands.get(name)
  if (!command || (email !== undefined && !command.takesEmail))
    throw new Error(`Unknown command: ${name}.\n\n${help}`)
  if (words.length !== command.takes) throw new Error(`Usage: npm run admin -- ${command.usage}`)
  return command
}

/** A table or column that this version expects doesn't exist yet. */
function isBehind(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && (error.code === '42P01' || error.code === '42703')) || isBehind(error.cause)
}

if (import.meta.main) await runCommand(admin)
