import { timeZoneSchema } from '@parleykit/contract/reports/analytics/analytics-period'

/** The browser's zone, so that days begin and end where the owner lives. */
export const timeZone = timeZoneSchema.catch('UTC').parse(Intl.DateTimeFormat().resolvedOptions().timeZone)
