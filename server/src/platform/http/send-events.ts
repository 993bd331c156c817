import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { comeBackMs } from '@parleykit/contract/limits'
import type { FastifyReply } from 'fastify'

/** How events are sent. */
export interface Sending<Event> {
  /** A comment line follows every so many milliseconds of silence. */
  readonly heartbeatMs: number
  /** Data of one more event, for clients that know the end by a word. */
  readonly last?: string
  /** When a reader whose connection broke is to come back, in milliseconds. */
  readonly retryMs?: number
  /** Called once for each event, in their order: what a reader that comes back names as its last one. */
  readonly idOf?: (event: Event) => string
  /** Whether a stream that ends is to be opened again, at another server or when this one is back. */
  readonly goesOnElsewhere?: () => boolean
  /** A reader that takes nothing for so many milliseconds is gone, whatever its connection says; 2 minutes if left out. */
  readonly stalledMs?: number
}

const usualStalledMs = 120_000

/**
 * Sends objects as server-sent events, after a comment line that is sent at once; nothing to a reader who is gone by now.
 * It is to be returned as it is: whoever awaits a reply awaits its end, and has nothing then.
 */
export function sendEvents<Event extends object>(
  reply: FastifyReply,
  events: AsyncIterable<Event>,
  sending: Sending<Event>,
): FastifyReply {
  const iterator = events[Symbol.asyncIterator]()
  if (isGone(reply)) {
    letGo(iterator)
    return reply.hijack()
  }
  const encoded = encodeEvents(iterator, sending)
  const stream = Readable.from(
    taken(encoded, sending.stalledMs ?? usualStalledMs, () => stream.destroy()),
    {
      objectMode: false,
      highWaterMark: 1,
    },
  )
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

/** A connection that was reset is destroyed before its response is told so. */
function isGone({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.socket.destroyed
}

/** Ends events that nobody has begun to read: only those that were begun give back what they hold. */
function letGo(iterator: AsyncIterator<object>): void {
  iterator.next().catch(() => {})
  void iterator.return?.()
}

/** The same chunks; one that isn't taken in time ends it all. What was sent before waits in the connection's buffers, which are bounded. */
async function* taken(
  chunks: AsyncGenerator<string>,
  stalledMs: number,
  end: () => void,
): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    const stalled = setTimeout(end, stalledMs).unref()
    try {
      yield chunk
    } finally {
      clearTimeout(stalled)
    }
  }
}

async function* encodeEvents<Event extends object>(
  iterator: AsyncIterator<Event>,
  { heartbeatMs, last, retryMs, idOf, goesOnElsewhere }: Sending<Event>,
): AsyncGenerator<string> {
  try {
    // The headers leave with the first byte.
    yield retryMs === undefined ? ': open\n\n' : `: open\nretry: ${retryMs}\n\n`
    let next = inTurns(iterator.next())
    for (;;) {
      const result = await next(heartbeatMs)
      if (result === 'silence') {
        yield ': ping\n\n'
        continue
      }
      if (result.done) break
      const id = idOf ? `id: ${idOf(result.value)}\n` : ''
      yield `${id}data: ${JSON.stringify(result.value)}\n\n`
      next = inTurns(iterator.next())
    }
    if (goesOnElsewhere?.()) yield `retry: ${comeBackAfterMs()}\n\n`
    if (last !== undefined) yield `data: ${last}\n\n`
  } finally {
    // Not awaited: what waits for its next event ends with it, or never.
    void iterator.return?.()
  }
}

/** Of thousands of readers whose server stops no two are to come back at the same instant. */
function comeBackAfterMs(): number {
  return randomInt(comeBackMs.min, comeBackMs.max)
}

/**
 * Waits for a promise in turns of so many milliseconds. A race of each turn with the promise would leave something at it
 * until its end, which for an idle stream is hours away.
 */
function inTurns<T>(promise: Promise<T>): (milliseconds: number) => Promise<T | 'silence'> {
  let isSettled = false
  let wake = () => {}
  const settle = () => {
    isSettled = true
    wake()
  }
  promise.then(settle, settle)
  return async (milliseconds) => {
    if (!isSettled)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    return isSettled ? promise : 'silence'
  }
}
