import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends objects as server-sent events: a comment line at once and after every `heartbeatMs` of silence. `last` is the
 * data of one more event, for clients that know the end by a word.
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<object>,
  heartbeatMs: number,
  last?: string,
): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encodeEvents(events, heartbeatMs, last), { objectMode: false, highWaterMark: 1 }))
}

async function* encodeEvents(
  events: AsyncIterable<object>,
  heartbeatMs: number,
  last: string | undefined,
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  yield ': open\n\n' // the headers leave with the first byte
  let next = iterator.next()
  for (;;) {
    const result = await firstOf(next, heartbeatMs)
    if (result === 'silence') {
      yield ': ping\n\n'
      continue
    }
    if (result.done) break
    yield `data: ${JSON.stringify(result.value)}\n\n`
    next = iterator.next()
  }
  if (last !== undefined) yield `data: ${last}\n\n`
}

async function firstOf<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'silence'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'silence')
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearTimeout(timer)
  }
}
