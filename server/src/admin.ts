import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Config, readConfig } from './config.ts'
import { createInvitation, listAccounts } from './features/auth/index.ts'
import { systemClock } from './platform/clock.ts'
import { type Database, openDatabase, reachDatabase } from './platform/database/index.ts'
import { runCommand } from './run-command.ts'

const help = `npm run admin -- <command>

  invite [--email address]   makes a link that registers one account within seven days;
                             with --email, only with that address
  list                       lists the accounts: number, plan, since, username, address
  --help                     shows this

The commands use the database of DATA_DIR or DATABASE_URL, as the server does, also while it runs.`

const options = { email: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

/** `npm run admin -- command`: what an operator does beside the server, also while it runs. */
await runCommand(async (args) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, ...rest] = positionals
  if (values.help || command === undefined) return console.log(help)
  const act = commandOf(command, rest, values.email)
  const config = readConfig(process.env)
  const reached = await reachDatabase(config, console.log, { create: false })
  const open = openDatabase(reached.address, { max: 1 })
  try {
    await act(open.database, config)
  } catch (error) {
    throw isBehind(error)
      ? new Error('Start the server once, so that it brings the database up to date.')
      : error
  } finally {
    await open.close()
    await reached.stop()
  }
})

type Act = (database: Database, config: Config) => Promise<void>

function commandOf(command: string, rest: readonly string[], email: string | undefined): Act {
  if (rest.length > 0) throw new Error(`“${rest.join(' ')}” is too much.\n\n${help}`)
  if (command === 'invite') {
    if (email !== undefined && !z.email().safeParse(email).success)
      throw new Error(`“${email}” is not an email address.`)
    return (database, config) => invite(database, config, email ?? null)
  }
  if (command === 'list' && email === undefined) return list
  throw new Error(`There is no such command: ${command}.\n\n${help}`)
}

async function invite(database: Database, config: Config, email: string | null): Promise<void> {
  const { token, expiresAt } = await createInvitation({ database, clock: systemClock }, email)
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`
  console.log(`${origin}/auth?invite=${token}`)
  const whom = email === null ? 'one account' : `one account with ${email}`
  console.log(`Registers ${whom}, until ${expiresAt.toISOString()}. It is shown this once.`)
  if (config.registration !== 'invite')
    console.log(
      `REGISTRATION is ${config.registration} here: with that, nobody needs or can use an invitation.`,
    )
}

async function list(database: Database): Promise<void> {
  for (const { id, subscriptionTier, createdAt, username, email } of await listAccounts(database))
    console.log([id, subscriptionTier, createdAt.toISOString(), username, email].join('\t'))
}

/** A table that this version knows isn't there yet. */
function isBehind(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '42P01') || isBehind(error.cause)
}
