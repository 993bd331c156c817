import { getDashboardStats, listRecentActivities } from '@parleykit/contract/dashboard'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api.ts'

/** Visitors change these at any time, so they are fetched whenever they come on screen. */
const live = { refetchOnMount: 'always' } as const

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => callApi(getDashboardStats, { signal }),
  ...live,
})

export const recentActivitiesQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activities'],
  queryFn: ({ signal }) => callApi(listRecentActivities, { signal }),
  ...live,
})
