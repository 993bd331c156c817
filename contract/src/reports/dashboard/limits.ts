/** Limits of dashboard. Free of dependencies, so that the chat frame can use them too. */

/** Items that need attention shown on the dashboard, per kind. */
export const needsShown = 5
export const recentActivitiesShown = 20
/** Notices of limits shown along with those, and their maximum age in days. */
export const olderNotices = { shown: 5, days: 31 } as const
/** Dashboards with live updates per owner and server process. */
export const liveStreamsMax = 30
