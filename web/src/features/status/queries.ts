import { readServerStatus, statusPollMs } from '@parleykit/contract/status'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** How the installation is, asked again for as long as the page is seen. */
export const serverStatusQuery = queryOptions({
  queryKey: ['server-status'],
  queryFn: ({ signal }) => callApi(readServerStatus, { signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: statusPollMs,
})
