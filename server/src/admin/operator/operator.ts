import type { Config } from '../../config/config.ts'
import { findLoginUser, type Operator } from '../../features/auth/index.ts'
import { serverCommand } from '../../features/workspaces/audit/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { type DatabaseAddress, openDatabase } from '../../platform/database/index.ts'
import { createLog } from '../../platform/log/index.ts'
import { openPubsub } from '../../platform/pubsub/index.ts'

export interface OperatorOutput {
  print(text: string): void
  readonly log: { write(line: string): void }
}

export interface OpenOperator extends Operator, Pick<OperatorOutput, 'print'> {
  readonly config: Config
  close(): Promise<void>
}

/** What a command of the operator works with. Its security events go to standard error, as lines of the log. */
export function openOperator(config: Config, address: DatabaseAddress, output: OperatorOutput): OpenOperator {
  const log = createLog(config, output.log)
  const open = openDatabase(address, { max: 2 })
  const pubsub = openPubsub(open, (error) => log.warn({ err: error }, 'live updates'))
  return {
    config,
    print: output.print,
    database: open.database,
    pubsub,
    clock: systemClock,
    log,
    close: async () => {
      await pubsub.close()
      await open.close()
    },
  }
}

/** Who appears in the audit log. */
export const commandActor = { actor: serverCommand, caller: null } as const

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>

/** The account with a username or an e-mail address, however it is spelt; throws a sentence when there is none. */
export async function accountOf({ database }: Operator, name: string): Promise<AccountRow> {
  const user = await findLoginUser(database, name)
  if (!user) throw new Error(`No account “${name}”. To see all accounts, run npm run admin -- list.`)
  return user
}
