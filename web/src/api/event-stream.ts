import type { RouteDefinition, RouteQuery, RouteResponse } from '@parleykit/contract/route'
import { routeUrl } from './api.ts'
import { lookForServer } from './reach.ts'

/** Milliseconds until a stream that the server refused is asked for again. */
const retryMs = { first: 2000, max: 60_000 }

interface Listener<R extends RouteDefinition> {
  onEvent(event: RouteResponse<R>): void
  /** The stream is there, for the first time or again. */
  onOpen(): void
  /** The server refused it: the session may be over. */
  onRefused(): void
}

/**
 * Follows a route of server-sent events until the returned function is called; a lost stream is opened again. A page that is
 * left lets go of it: kept by the browser to go back to, it would hold one of the six connections that a site has.
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
      lookForServer()
      // A connection that broke is mended by the browser; an answer that is no stream ends its attempts.
      if (source.readyState !== EventSource.CLOSED) return
      listener.onRefused()
      timer = setTimeout(open, waitMs)
      waitMs = Math.min(2 * waitMs, retryMs.max)
    }
  }

  function letGo() {
    clearTimeout(timer)
    source.close()
  }
  function comeBack({ persisted }: PageTransitionEvent) {
    if (persisted) open()
  }

  open()
  window.addEventListener('pagehide', letGo)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', letGo)
    window.removeEventListener('pageshow', comeBack)
    letGo()
  }
}
