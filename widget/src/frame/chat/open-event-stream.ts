import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { heartbeatMs } from '@parleykit/contract/chat/limits'
import { type ReceivedEvent, readChatEvents } from './read-chat-events.ts'
import { StreamEnded } from './stream-ended.ts'
import { TurnRefused } from './turn-refused.ts'

/** The connection counts as lost after this many heartbeats without a byte. */
const missedHeartbeats = 3

/**
 * Yields the events of one connection until the last event of the answer; none if the server has nothing more to send.
 *
 * @throws {TurnRefused} if the server refuses; {StreamEnded} if the stream ends before the last event; any other error
 * if the connection breaks or `signal` aborts.
 */
export async function* openEventStream(
  path: string,
  init: RequestInit,
  signal: AbortSignal,
): AsyncGenerator<ReceivedEvent, void, undefined> {
  const connection = new AbortController()
  const hangUp = () => connection.abort()
  signal.addEventListener('abort', hangUp)
  let silence = setTimeout(hangUp, missedHeartbeats * heartbeatMs)
  try {
    const response = await fetch(path, { ...init, signal: connection.signal })
    if (response.status === 204) return
    if (!response.ok || response.body === null) {
      throw await TurnRefused.by(response, init.method === 'POST')
    }
    let retryAfterMs: number | null = null
    const events = readChatEvents(
      response.body,
      () => {
        clearTimeout(silence)
        silence = setTimeout(hangUp, missedHeartbeats * heartbeatMs)
      },
      (afterMs) => {
        retryAfterMs = afterMs
      },
    )
    for await (const received of events) {
      yield received
      if (isLast(received.event)) return
    }
    throw new StreamEnded(retryAfterMs)
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
  }
}

function isLast({ done, function_call, error }: ChatEvent): boolean {
  return done === true || function_call !== undefined || error !== undefined
}
