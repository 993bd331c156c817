import { sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { audienceLock } from './base/audience-memory.ts'
import { type Modes, type ModesConfig, modesInForce } from './core/modes-in-force.ts'
import { findAnswer } from './find-answer.ts'

/** The modes in force, which don't change until the transaction ends. For what is stored by them, such as a tier. */
export async function lockModes(transaction: Transaction, config: ModesConfig): Promise<Modes> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${audienceLock})`)
  const answer = await findAnswer(transaction)
  return modesInForce(config, answer?.audience ?? null)
}
