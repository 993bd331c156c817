import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { releaseCredit } from '../../usage/index.ts'
import { type OpenTurn, turns } from './tables.ts'

/** Ends a turn that got no reply, and gives its credit back; a turn that has ended stays as it is. */
export async function failTurn(transaction: Transaction, turn: OpenTurn): Promise<void> {
  const [failed] = await transaction
    .update(turns)
    .set({ state: 'failed', creditPeriod: null, idempotencyKey: null })
    .where(and(eq(turns.id, turn.id), eq(turns.state, 'answering')))
    .returning({ id: turns.id })
  if (failed && turn.creditPeriod) await releaseCredit(transaction, turn.ownerId, turn.creditPeriod)
}
