import { type Activity, noticeTypes } from '@parleykit/contract/dashboard'

const notices: ReadonlySet<string> = new Set(noticeTypes)

/** Unread notices of limits first, then the others; each in the order that they have. */
export function inBellOrder(activities: readonly Activity[], newestRead: number): Activity[] {
  const isUrgent = ({ id, activityType }: Activity) => id > newestRead && notices.has(activityType)
  return [...activities.filter(isUrgent), ...activities.filter((activity) => !isUrgent(activity))]
}
