import { getDashboardStats, listRecentActivities } from '@parleykit/contract/dashboard'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api.ts'

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => callApi(getDashboardStats, { signal }),
})

export const recentActivitiesQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activities'],
  queryFn: ({ signal }) => callApi(listRecentActivities, { signal }),
})
