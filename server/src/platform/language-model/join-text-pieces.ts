import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { type TextPiece, textPiece } from './text-piece.ts'

/** Characters of an event that isn't whole yet; a server that sends more talks nonsense. */
const mostBuffered = 1024 * 1024
/** Characters of pieces that are joined: whoever reads them does so in one go, while nobody else is answered. */
const mostJoined = 400

type Bytes = Uint8Array<ArrayBuffer>

/** As the standard has it; the types don't know its last part yet. */
type Joiner = NonNullable<ConstructorParameters<typeof TransformStream<Bytes, Bytes>>[0]> & {
  readonly cancel: () => void
}

interface Arrived {
  readonly message: EventSourceMessage
  /** Null for what isn't a piece of text. */
  readonly piece: TextPiece | null
}

/**
 * Fetches a model's stream, in which pieces of text that arrive together, or within `heldMs` of one another, become one:
 * each would pass the provider's streams and schemas alone, which costs as much as a long one. The first text isn't held
 * back, nor is what isn't text and all before it.
 */
export function joinTextPieces(post: typeof globalThis.fetch, heldMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await post(input, init)
    const { body, headers } = response
    if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return response
    return new Response(body.pipeThrough(new TransformStream(textJoiner(heldMs))), response)
  }
}

function textJoiner(heldMs: number): Joiner {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let arrived: Arrived[] = []
  let hasSentText = false
  let fault: Error | undefined
  let timer: NodeJS.Timeout | undefined
  const parser = createParser({
    maxBufferSize: mostBuffered,
    onEvent: (message) => arrived.push({ message, piece: textPiece(message.data) }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') fault = error
    },
  })
  const send = (controller: TransformStreamDefaultController<Bytes>) => {
    clearTimeout(timer)
    timer = undefined
    if (arrived.length === 0) return
    hasSentText ||= arrived.some(({ piece }) => piece !== null && piece.text !== '')
    const messages = joined(arrived)
    arrived = []
    controller.enqueue(encoder.encode(messages.map(toWire).join('')))
  }
  return {
    transform(bytes, controller) {
      parser.feed(decoder.decode(bytes, { stream: true }))
      if (fault) {
        clearTimeout(timer)
        throw fault
      }
      if (hasSentText && arrived.every(({ piece }) => piece)) timer ??= setTimeout(send, heldMs, controller)
      else send(controller)
    },
    flush: send,
    cancel: () => clearTimeout(timer),
  }
}

/** One message for each run of pieces of the same text, as long as it isn't too long. */
function joined(arrived: readonly Arrived[]): EventSourceMessage[] {
  const messages: EventSourceMessage[] = []
  for (let at = 0; at < arrived.length; ) {
    const { message, piece } = arrived[at++] as Arrived
    let text = piece?.text ?? ''
    const first = at
    for (; piece && text.length < mostJoined; at++) {
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
