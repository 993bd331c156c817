import type { RouteDefinition, RouteQuery, RouteResponse } from '@parleykit/contract/base/route'
import { routeUrl } from './api.ts'
import { probeServer } from './server-connection.ts'

/** Delay before a refused stream is requested again, in milliseconds. */
const retryMs = { first: 2000, max: 60_000 }

interface Listener<R extends RouteDefinition> {
  onEvent(event: RouteResponse<R>): void
  /** Called when the stream opens or reopens. */
  onOpen(): void
  /** Called when the server refuses the stream: the session may be over. */
  onRefused(): void
}

/**
 * Follows a route of server-sent events until the returned function is called, and reopens a lost stream. Closes it
 * when the page is left: in the back/forward cache it would hold one of a site's six connections.
 */
export function followStream<R extends RouteDefinition & { stream: string }>(
  route: R,
  query: RouteQuery<R>,
  listener: Listener<R>,
): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = retryMs.first

  function open() {
    source = new EventSource(routeUrl(route.path, {}, query as Readonly<Record<string, unknown>>), {
      withCredentials: true,
    })
    source.onopen = () => {
      waitMs = retryMs.first
      listener.onOpen()
    }
    source.onmessage = ({ data }) =>
      listener.onEvent(route.response.parse(JSON.parse(data)) as RouteResponse<R>)
    source.onerror = () => {
      probeServer()
      // The browser reconnects a broken connection; a response that is no stream ends its attempts.
      if (source.readyState !== EventSource.CLOSED) return
      listener.onRefused()
      timer = setTimeout(open, waitMs)
      waitMs = Math.min(2 * waitMs, retryMs.max)
    }
  }

  function closeStream() {
    clearTimeout(timer)
    source.close()
  }
  function reopen({ persisted }: PageTransitionEvent) {
    if (persisted) open()
  }

  open()
  window.addEventListener('pagehide', closeStream)
  window.addEventListener('pageshow', reopen)
  return () => {
    window.removeEventListener('pagehide', closeStream)
    window.removeEventListener('pageshow', reopen)
    closeStream()
  }
}
