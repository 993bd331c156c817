import { type Activity, noticeTypes } from '@parleykit/contract/reports/dashboard/dashboard'
import { type GroupedActivity, groupSimilar } from '../workspaces/activity/group-similar.ts'

const notices: ReadonlySet<string> = new Set(noticeTypes)

/** Unread limit notices first, then the others in their given order, with similar ones grouped. */
export function orderNotifications(activities: readonly Activity[], newestRead: number): GroupedActivity[] {
  const isUrgent = ({ id, activityType }: Activity) => id > newestRead && notices.has(activityType)
  const gathered = groupSimilar(activities)
  return [...gathered.filter(isUrgent), ...gathered.filter((activity) => !isUrgent(activity))]
}
