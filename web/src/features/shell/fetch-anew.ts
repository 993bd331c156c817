import { liveTopics } from '@parleykit/contract/dashboard'
import type { Query, QueryClient } from '@tanstack/react-query'
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
  const isNoticed = ({ queryKey }: Query) => noticed.has(queryKey[0])
  for (const query of queryClient.getQueryCache().findAll({ predicate: isNoticed })) {
    const fetchIt = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // A first fetch isn't begun anew while it lasts.
    const isFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined
    if (isFirst && query.promise) query.promise.then(fetchIt, fetchIt)
    else fetchIt()
  }
}
