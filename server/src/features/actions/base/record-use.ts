import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { CallOutcome } from '../core/classify-outcome.ts'
import { type ActionRow, actions } from './tables.ts'

/** Counts a use of an action, and a failure if it was one. */
export async function recordUse(
  transaction: Transaction,
  { action, outcome, now }: { readonly action: ActionRow; readonly outcome: CallOutcome; readonly now: Date },
): Promise<void> {
  const isFailure = outcome.kind !== 'done' && outcome.kind !== 'not_found'
  await transaction
    .update(actions)
    .set({
      uses: sql`${actions.uses} + 1`,
      ...(isFailure && { failures: sql`${actions.failures} + 1` }),
      lastUsedAt: now,
    })
    .where(eq(actions.id, action.id))
}
