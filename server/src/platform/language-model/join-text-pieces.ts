import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { longestPiece, type TextPiece, textPiece } from './text-piece.ts'

/** Maximum number of characters of an incomplete event. A server that sends more is broken. */
const mostBuffered = 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

interface Arrived {
  readonly message: EventSourceMessage
  /** Null if it isn't a piece of text. */
  readonly piece: TextPiece | null
}

/**
 * Fetches a model's stream and joins pieces of text that arrive together, or within `heldMs` of each other: a short
 * piece costs as much in the provider's streams and schemas as a long one. The first text isn't delayed, and neither
 * are other events and the text before them.
 */
export function joinTextPieces(post: typeof globalThis.fetch, heldMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await post(input, init)
    const { body, headers } = response
    if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return response
    const reader = body.getReader()
    return new Response(streamOf(joinedText(reader, heldMs), reader), response)
  }
}

async function* joinedText(
  reader: ReadableStreamDefaultReader<Bytes>,
  heldMs: number,
): AsyncGenerator<Bytes, void> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let arrived: Arrived[] = []
  let hasSentText = false
  let fault: Error | undefined
  const parser = createParser({
    maxBufferSize: mostBuffered,
    onEvent: (message) => arrived.push({ message, piece: textPiece(message.data) }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') fault = error
    },
  })
  const take = (): Bytes => {
    hasSentText ||= arrived.some(({ piece }) => piece !== null && piece.text !== '')
    const messages = joined(arrived)
    arrived = []
    return encoder.encode(messages.map(toWire).join(''))
  }
  const held = new Held(heldMs)
  let reading = reader.read()
  try {
    for (;;) {
      const read = await held.wait(reading).catch((error: Error) => ({ error }))
      if (read === null) yield take()
      else if ('error' in read) {
        // Data that arrived before the connection broke is read like all other data.
        if (arrived.length > 0) yield take()
        throw read.error
      } else {
        if (!read.done) parser.feed(decoder.decode(read.value, { stream: true }))
        const mayWait = hasSentText && !read.done && !fault && arrived.every(({ piece }) => piece)
        if (mayWait && arrived.length > 0) held.begin()
        else if (arrived.length > 0) {
          held.end()
          yield take()
        }
        if (fault) throw fault
        if (read.done) return
        reading = reader.read()
      }
    }
  } finally {
    held.end()
    // An error of a request that is no longer read. A finished or broken one reports nothing more.
    reader.cancel(fault).catch(() => {})
  }
}

/** Maximum delay, counted from the first delayed piece. */
class Held {
  readonly #milliseconds: number
  #isOver: Promise<null> | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  begin(): void {
    this.#isOver ??= new Promise((resolve) => {
      this.#timer = setTimeout(resolve, this.#milliseconds, null)
    })
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#isOver = null
  }

  /** The awaited value, or null if the end came first. */
  async wait<T>(awaited: Promise<T>): Promise<T | null> {
    if (!this.#isOver) return awaited
    const first = await Promise.race([awaited, this.#isOver])
    if (first === null) this.end()
    return first
  }
}

function streamOf(
  chunks: AsyncGenerator<Bytes, void>,
  source: ReadableStreamDefaultReader<Bytes>,
): ReadableStream<Bytes> {
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      // This ends what the generator waits for.
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** One message per run of pieces of the same text, up to the maximum length. */
function joined(arrived: readonly Arrived[]): EventSourceMessage[] {
  const messages: EventSourceMessage[] = []
  for (let at = 0; at < arrived.length; ) {
    const { message, piece } = arrived[at++] as Arrived
    let text = piece?.text ?? ''
    const first = at
    for (; piece && text.length < longestPiece; at++) {
      const next = arrived[at]?.piece
      if (next?.goesInto !== piece.goesInto) break
      text += next.text
    }
    messages.push(piece && at > first ? { ...message, data: piece.withText(text) } : message)
  }
  return messages
}

function toWire({ event, data }: EventSourceMessage): string {
  const lines = data.split('\n').map((line) => `data: ${line}\n`)
  return `${event === undefined ? '' : `event: ${event}\n`}${lines.join('')}\n`
}
