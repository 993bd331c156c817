import { followDashboard } from '@parleykit/contract/reports/dashboard/dashboard'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followStream } from '../../api/event-stream.ts'
import { useChosenWorkspace } from '../../api/workspace-choice.ts'
import { userQuery } from '../auth/queries.ts'
import { alertChoice } from '../support/live-handoff/alert-choice.ts'
import { showTyping } from '../support/live-handoff/visitor-typing.ts'
import { refetchEachQuery, refetchStaleQueries } from './refetch-stale-queries.ts'
import { staleQueries } from './stale-queries.ts'

/** How long a hidden dashboard keeps listening, in milliseconds. */
const hiddenListeningMs = 20_000

/** Changes within this many milliseconds are fetched together: a busy agent causes several a second. */
const gatherMs = 500

/**
 * Keeps the screen in sync with the server. A hidden page stops listening after a while, since browsers limit
 * connections per site, and catches up when it is visible again.
 */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const workspace = useChosenWorkspace() ?? undefined
  useEffect(() => {
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasOpened = false
    let gathering: ReturnType<typeof setTimeout> | undefined
    const stale = new Map<string, QueryKey>()

    function refresh() {
      gathering = undefined
      for (const queryKey of stale.values()) refetchEachQuery(queryClient, { queryKey })
      stale.clear()
    }

    function listen() {
      stop ??= followStream(
        followDashboard,
        { workspace },
        {
          onEvent: (notice) => {
            if (notice.topic === 'typing' && notice.conversationId) showTyping(notice.conversationId)
            for (const queryKey of staleQueries(notice)) stale.set(JSON.stringify(queryKey), queryKey)
            gathering ??= setTimeout(refresh, gatherMs)
          },
          onOpen: () => {
            if (hasOpened) void queryClient.invalidateQueries()
            else refetchStaleQueries(queryClient)
            hasOpened = true
          },
          onRefused: () => void queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
        },
      )
    }
    function rest() {
      stop?.()
      stop = undefined
    }
    function onVisibility() {
      clearTimeout(timer)
      const { sound, notification } = alertChoice()
      if (document.visibilityState === 'visible') listen()
      // Keep listening if the user wants alerts.
      else if (!sound && !notification) timer = setTimeout(rest, hiddenListeningMs)
    }

    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      clearTimeout(gathering)
      document.removeEventListener('visibilitychange', onVisibility)
      rest()
    }
  }, [queryClient, workspace])
}
