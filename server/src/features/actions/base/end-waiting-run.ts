import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { storeRunMessages } from './store-run-messages.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from './tables.ts'

interface WaitingRun {
  readonly action: ActionRow
  readonly run: ActionRunRow
  readonly now: Date
  readonly end: Pick<ActionRunRow, 'state' | 'text' | 'fault'>
}

/**
 * Ends a run that waits for approval without sending anything. The visitor reads it in the conversation. Undefined if it
 * was decided meanwhile. Runs under the lock of its agent.
 */
export async function endWaitingRun(
  transaction: Transaction,
  { action, run, now, end }: WaitingRun,
): Promise<ActionRunRow | undefined> {
  const [ended] = await transaction
    .update(actionRuns)
    .set({ ...end, changedAt: now })
    .where(and(eq(actionRuns.id, run.id), eq(actionRuns.state, 'waiting')))
    .returning()
  if (ended) await storeRunMessages(transaction, { action, run: ended, now })
  return ended
}
