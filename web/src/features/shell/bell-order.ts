import { type Activity, noticeTypes } from '@parleykit/contract/dashboard'
import { type GatheredActivity, gatherAlike } from '../activity/gather-alike.ts'

const notices: ReadonlySet<string> = new Set(noticeTypes)

/** Unread notices of limits first, then the others; each in the order that they have, and alike ones told once. */
export function inBellOrder(activities: readonly Activity[], newestRead: number): GatheredActivity[] {
  const isUrgent = ({ id, activityType }: Activity) => id > newestRead && notices.has(activityType)
  const gathered = gatherAlike(activities)
  return [...gathered.filter(isUrgent), ...gathered.filter((activity) => !isUrgent(activity))]
}
