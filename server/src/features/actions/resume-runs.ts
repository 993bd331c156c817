import { actionCallMs } from '@parleykit/contract/actions/limits'
import { and, eq, lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { traitsOf } from './base/request-traits.ts'
import { actionRuns, actions } from './base/tables.ts'
import { runAction } from './run-action.ts'

/** Longer than any attempt of a request takes. */
const lostAfterMs = 3 * actionCallMs

/**
 * Ends the runs whose process died. What certainly wasn't sent, and what may be repeated, is run now. Everything else
 * has an unknown outcome.
 */
export async function resumeRuns(platform: Platform): Promise<void> {
  const now = platform.clock()
  const cutoff = new Date(now.getTime() - lostAfterMs)
  const lost = await platform.database
    .update(actionRuns)
    .set({ changedAt: now })
    .where(and(eq(actionRuns.state, 'running'), lt(actionRuns.changedAt, cutoff)))
    .returning()
  for (const run of lost) {
    const [action] = await platform.database.select().from(actions).where(eq(actions.id, run.actionId))
    if (!action) continue
    const { mayRepeat } = traitsOf(action)
    await runAction(platform, { action, run, isLost: run.sentAt !== null && !mayRepeat })
  }
}
