import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { comeBackMs } from '@parleykit/contract/chat/limits'
import type { FastifyReply } from 'fastify'

/** Options for sending events. */
export interface Sending<Event> {
  /** A comment line is sent after this many milliseconds of silence. */
  readonly heartbeatMs: number
  /** Data of a final event, for clients that expect a closing word. */
  readonly last?: string
  /** Reconnect delay for readers whose connection broke, in milliseconds. */
  readonly retryMs?: number
  /** Called once per event, in order. Returns the ID that a reconnecting reader sends as its last event. */
  readonly idOf?: (event: Event) => string
  /** Whether the reader should reopen a stream that ends, at another server or when this one is back. */
  readonly goesOnElsewhere?: () => boolean
  /** A reader that reads nothing for this many milliseconds is considered gone. Defaults to 2 minutes. */
  readonly stalledMs?: number
}

const usualStalledMs = 120_000

/**
 * Sends objects as server-sent events, after an immediate comment line. Sends nothing if the reader is already gone.
 * Return the result directly: awaiting a reply waits for its end, and gives nothing.
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

/** When a connection is reset, it is destroyed before its response is notified. */
function isGone({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.socket.destroyed
}

/** Ends events that were never read. Starts the generator first, since it releases resources only if it has started. */
function letGo(iterator: AsyncIterator<object>): void {
  iterator.next().catch(() => {})
  void iterator.return?.()
}

/**
 * The same chunks. If one isn't read in time, the stream is aborted. Earlier data waits in the connection's bounded
 * buffers.
 */
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
    // The headers are sent with the first byte.
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
    // Not awaited: a pending wait for the next event ends with the stream, or never.
    void iterator.return?.()
  }
}

/** Randomizes the delay, so that thousands of readers of a stopped server don't reconnect at the same instant. */
function comeBackAfterMs(): number {
  return randomInt(comeBackMs.min, comeBackMs.max)
}

/**
 * Waits for a promise in intervals of this many milliseconds. Racing each interval with the promise would leave a
 * reaction on it until it settles, which for an idle stream takes hours.
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
