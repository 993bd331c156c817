import { readServerStatus, statusPollMs } from '@parleykit/contract/reports/status/status'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** The installation's state, polled while the page is visible. */
export const serverStatusQuery = queryOptions({
  queryKey: ['server-status'],
  queryFn: ({ signal }) => callApi(readServerStatus, { signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: statusPollMs,
})
