import { liveTopics } from '@parleykit/contract/dashboard'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { staleQueries } from './stale-queries.ts'

const noticed = new Set(
  liveTopics
    .filter((topic) => topic !== 'everything')
    .flatMap((topic) => staleQueries({ topic }).map(([name]) => name)),
)

/**
 * Fetches again what notices make old: their stream has just begun, and what was asked for before may be answered with what
 * was true before.
 */
export function fetchAnew(queryClient: QueryClient): void {
  fetchAgain(queryClient, { predicate: ({ queryKey }) => noticed.has(queryKey[0]) })
}

/**
 * Fetches queries again, and those once more whose first fetch is under way: it isn't begun anew while it lasts, and may be
 * answered with what was true before.
 */
export function fetchAgain(queryClient: QueryClient, filters: QueryFilters): void {
  for (const query of queryClient.getQueryCache().findAll(filters)) {
    const fetchIt = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    const isFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined
    if (isFirst && query.promise) query.promise.then(fetchIt, fetchIt)
    else fetchIt()
  }
}
