import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { openEventStream } from '../chat/open-event-stream.ts'
import { retryDelayOf } from '../chat/stream-ended.ts'
import { TurnRefused } from '../chat/turn-refused.ts'
import { waitToReconnect } from '../chat/wait-to-reconnect.ts'
import { publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { ConversationRef } from '../visitor/visitor-identity.ts'

/** After this many failures the delay between attempts no longer grows. */
const failuresCounted = 8

/**
 * Reports who answers in a conversation and what people write, until `signal` aborts. Reopens a broken connection,
 * possibly at another server, and continues after `lastEventId`. Ends if live handoff is off or the conversation is
 * gone.
 */
export async function waitForPerson(
  conversation: ConversationRef,
  lastEventId: string,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  const { publicId, identity, conversationId } = conversation
  const preview = identity.preview ? '&preview=1' : ''
  const url = `${publicApiPath('bots', publicId)}/conversations/${conversationId}/events?wait=1${preview}`
  let last = lastEventId
  for (let failures = 0; !signal.aborted; ) {
    // A page in the back/forward cache would hold one of a site's six connections; it continues when shown again.
    const left = new AbortController()
    const leave = () => left.abort()
    window.addEventListener('pagehide', leave)
    try {
      const headers = {
        Accept: 'text/event-stream',
        'Last-Event-ID': last,
        ...visitorHeaders(conversation.identity),
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
      await waitToReconnect(failures, signal, retryDelayOf(error))
    } finally {
      window.removeEventListener('pagehide', leave)
    }
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof TurnRefused && error.status < 500 && error.status !== 429
}
