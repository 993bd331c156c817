import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { comeBackMs, reconnectMs } from '@parleykit/contract/chat/limits'
import { createParser } from 'eventsource-parser'
import { readChatEvent } from './read-chat-event.ts'

/** A chat event with its id in the stream. */
export interface ReceivedEvent {
  readonly event: ChatEvent
  /** The server's id for resuming after this event; undefined if it has none. */
  readonly id: string | undefined
}

/**
 * Reads the chat events of a server-sent event stream as they arrive. Skips comments and lines that can't be parsed; a
 * last event without its blank line counts. Rejects if the connection breaks.
 *
 * @param onChunk Called for every chunk, comments included.
 * @param onComeBack Called with the delay in milliseconds if the server says that the stream ends and can be resumed.
 */
export async function* readChatEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
  onComeBack: (afterMs: number) => void = () => undefined,
): AsyncGenerator<ReceivedEvent, void, undefined> {
  const arrived: ReceivedEvent[] = []
  const parser = createParser({
    onRetry(afterMs) {
      // Every stream begins with this delay, meant for clients that have no delays of their own.
      if (afterMs !== reconnectMs) onComeBack(Math.min(afterMs, comeBackMs.max))
    },
    onEvent({ data, id }) {
      for (const line of data.split('\n')) {
        const event = readChatEvent(line)
        if (event !== null) arrived.push({ event, id })
      }
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onChunk()
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
