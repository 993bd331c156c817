import { sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { choicesLock } from './base/choices-memory.ts'
import { type Modes, type ModesConfig, modesInForce } from './core/modes-in-force.ts'
import { findChoices } from './find-choices.ts'

/** The modes in force, which don't change until the transaction ends. For what is stored by them, such as a tier. */
export async function lockModes(transaction: Transaction, config: ModesConfig): Promise<Modes> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${choicesLock})`)
  return modesInForce(config, await findChoices(transaction))
}
