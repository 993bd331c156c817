import { liveTopics } from '@parleykit/contract/reports/dashboard/dashboard'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { staleQueries } from './stale-queries.ts'

const noticed = new Set(
  liveTopics
    .filter((topic) => topic !== 'everything')
    .flatMap((topic) => staleQueries({ topic }).map(([name]) => name)),
)

/**
 * Refetches all queries that notices can make stale. The notice stream has just started, so earlier requests may return
 * old data.
 */
export function refetchStaleQueries(queryClient: QueryClient): void {
  refetchEachQuery(queryClient, { predicate: ({ queryKey }) => noticed.has(queryKey[0]) })
}

/**
 * Refetches queries. A query whose first fetch is still running isn't restarted by that and may return old data, so it
 * is refetched once it has finished.
 */
export function refetchEachQuery(queryClient: QueryClient, filters: QueryFilters): void {
  for (const query of queryClient.getQueryCache().findAll(filters)) {
    const fetchIt = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    const isFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined
    if (isFirst && query.promise) query.promise.then(fetchIt, fetchIt)
    else fetchIt()
  }
}
