import { sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { choicesLock } from './base/choices-memory.ts'

/** Lets a transaction change a choice, after those that store something by the former modes. See `lockModes`. */
export async function lockChoices(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${choicesLock})`)
}
