import { type Activity, noticeTypes } from '@parleykit/contract/dashboard/dashboard'
import { type GatheredActivity, gatherAlike } from '../activity/gather-alike.ts'

const notices: ReadonlySet<string> = new Set(noticeTypes)

/** Unread limit notices first, then the others in their given order, with similar ones grouped. */
export function inBellOrder(activities: readonly Activity[], newestRead: number): GatheredActivity[] {
  const isUrgent = ({ id, activityType }: Activity) => id > newestRead && notices.has(activityType)
  const gathered = gatherAlike(activities)
  return [...gathered.filter(isUrgent), ...gathered.filter((activity) => !isUrgent(activity))]
}
