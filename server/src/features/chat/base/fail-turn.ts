import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { releaseCredit } from '../../billing/usage/index.ts'
import { type OpenTurn, turns } from './tables.ts'

/**
 * Ends a turn that got no reply and gives its credit back, even if the turn was deleted with its conversation or agent.
 * A turn that has already ended is left unchanged.
 */
export async function failTurn(transaction: Transaction, turn: OpenTurn): Promise<void> {
  const [failed] = await transaction
    .update(turns)
    .set({ state: 'failed', creditPeriod: null, idempotencyKey: null })
    .where(and(eq(turns.id, turn.id), eq(turns.state, 'answering')))
    .returning({ id: turns.id })
  if (turn.creditPeriod && (failed || !(await isThere(transaction, turn))))
    await releaseCredit(transaction, { userId: turn.ownerId, periodStart: turn.creditPeriod })
}

async function isThere(transaction: Transaction, turn: OpenTurn): Promise<boolean> {
  const [row] = await transaction.select({ id: turns.id }).from(turns).where(eq(turns.id, turn.id))
  return row !== undefined
}
