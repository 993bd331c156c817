import type { ChatEvent } from '@parleykit/contract/chat'
import { comeBackMs, reconnectMs } from '@parleykit/contract/limits'
import { createParser } from 'eventsource-parser'
import { readChatEvent } from './read-chat-event.ts'

/** A chat event as it came. */
export interface ReceivedEvent {
  readonly event: ChatEvent
  /** What the server calls the place behind it; undefined where it has no name. */
  readonly id: string | undefined
}

/**
 * Reads the chat events of a server-sent event stream as they arrive. Comments and lines that can't be parsed are
 * skipped; a last event without its blank line counts. Rejects when the connection breaks.
 *
 * @param onChunk Called for every piece that arrives, comments included.
 * @param onComeBack Called when the server says that the stream ends and after how many milliseconds it goes on.
 */
export async function* readChatEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
  onComeBack: (afterMs: number) => void = () => undefined,
): AsyncGenerator<ReceivedEvent, void, undefined> {
  const arrived: ReceivedEvent[] = []
  const parser = createParser({
    onRetry(afterMs) {
      // Every stream begins with this one, which is for readers without pauses of their own.
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
