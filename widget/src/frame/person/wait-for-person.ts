import type { ChatEvent } from '@parleykit/contract/chat'
import { openEventStream } from '../chat/open-event-stream.ts'
import { comeBackAfter } from '../chat/stream-ended.ts'
import { TurnRefused } from '../chat/turn-refused.ts'
import { waitToReconnect } from '../chat/wait-to-reconnect.ts'
import { publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export interface PersonPlace {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly conversationId: number
}

/** After so many failures the pauses between attempts are longest. */
const failuresCounted = 8

/**
 * Tells who answers in a conversation and what persons say in it, until `signal` aborts; a connection that breaks is opened
 * again, here or at another server, and goes on after `lastEventId`. Ends where nobody may come or the conversation is gone.
 */
export async function waitForPerson(
  place: PersonPlace,
  lastEventId: string,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  const { publicId, identity, conversationId } = place
  const preview = identity.preview ? '&preview=1' : ''
  const url = `${publicApiPath('bots', publicId)}/conversations/${conversationId}/events?wait=1${preview}`
  let last = lastEventId
  for (let failures = 0; !signal.aborted; ) {
    // A page that the browser keeps to go back to would hold one of the six connections that a site has; shown again, it goes on.
    const left = new AbortController()
    const leave = () => left.abort()
    window.addEventListener('pagehide', leave)
    try {
      const headers = {
        Accept: 'text/event-stream',
        'Last-Event-ID': last,
        ...visitorHeaders(place.identity),
      }
      for await (const { event, id } of openEventStream(
        url,
        { headers },
        AbortSignal.any([signal, left.signal]),
      )) {
        failures = 0
        last = id ?? last
        if (!signal.aborted) onEvent(event)
      }
      return
    } catch (error) {
      if (signal.aborted || isFinal(error)) return
      failures = Math.min(failures + 1, failuresCounted)
      await waitToReconnect(failures, signal, comeBackAfter(error))
    } finally {
      window.removeEventListener('pagehide', leave)
    }
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof TurnRefused && error.status < 500 && error.status !== 429
}
