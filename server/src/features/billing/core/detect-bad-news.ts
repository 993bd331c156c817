import type { SubscriptionRow } from '../base/tables.ts'

type State = Pick<SubscriptionRow, 'status'> | null

/** The bad news for an owner after a change: a refused renewal or the end of the plan; else null. */
export function detectBadNews(before: State, after: State): 'refused' | 'ended' | null {
  if (!after || before?.status === after.status) return null
  if (after.status === 'past_due') return 'refused'
  return after.status === 'ended' ? 'ended' : null
}
