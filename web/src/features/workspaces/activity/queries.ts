import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** Visitors can add to them at any time, so they are fetched whenever they come on screen. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activities'],
  queryFn: ({ signal }) => callApi(listRecentActivities, { signal }),
  refetchOnMount: 'always',
})
