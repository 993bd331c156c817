import {
  getDashboardStats,
  listDashboardDays,
  listNeeds,
} from '@parleykit/contract/reports/dashboard/dashboard'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { timeZone } from '../../../ui/format/time-zone.ts'

/** Visitors can change these at any time, so they are fetched whenever they come on screen. */
export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => callApi(getDashboardStats, { signal }),
  refetchOnMount: 'always',
})

/** The data of the line charts in the two cards. */
export const daysQuery = queryOptions({
  queryKey: ['dashboard', 'days'],
  queryFn: ({ signal }) => callApi(listDashboardDays, { query: { timeZone }, signal }),
  refetchOnMount: 'always',
})

export const attentionQuery = queryOptions({
  queryKey: ['dashboard', 'needs'],
  queryFn: ({ signal }) => callApi(listNeeds, { query: { timeZone }, signal }),
  refetchOnMount: 'always',
})
