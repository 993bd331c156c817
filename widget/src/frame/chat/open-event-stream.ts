import type { ChatEvent } from '@parleykit/contract/chat'
import { heartbeatMs } from '@parleykit/contract/limits'
import { type ReceivedEvent, readChatEvents } from './read-chat-events.ts'
import { StreamEnded } from './stream-ended.ts'
import { TurnRefused } from './turn-refused.ts'

/** Without a byte for so many heartbeats the connection counts as lost. */
const missedHeartbeats = 3

/**
 * The events of one connection up to the answer's last one; none where the server has nothing more to send.
 *
 * @throws {TurnRefused} when the server refuses; {StreamEnded} when it ends before the last event; any other error when the connection breaks off or `signal` aborts.
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
    let comeBackAfterMs: number | null = null
    const events = readChatEvents(
      response.body,
      () => {
        clearTimeout(silence)
        silence = setTimeout(hangUp, missedHeartbeats * heartbeatMs)
      },
      (afterMs) => {
        comeBackAfterMs = afterMs
      },
    )
    for await (const received of events) {
      yield received
      if (isLast(received.event)) return
    }
    throw new StreamEnded(comeBackAfterMs)
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
  }
}

function isLast({ done, function_call, error }: ChatEvent): boolean {
  return done === true || function_call !== undefined || error !== undefined
}
