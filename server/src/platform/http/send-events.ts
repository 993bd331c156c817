import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends objects as server-sent events: a comment line at once and after every `heartbeatMs` of silence. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<object>,
  heartbeatMs: number,
): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encodeEvents(events, heartbeatMs), { objectMode: false, highWaterMark: 1 }))
}

async function* encodeEvents(events: AsyncIterable<object>, heartbeatMs: number): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  yield ': open\n\n' // the headers leave with the first byte
  let next = iterator.next()
  for (;;) {
    const result = await firstOf(next, heartbeatMs)
    if (result === 'silence') {
      yield ': ping\n\n'
      continue
    }
    if (result.done) return
    yield `data: ${JSON.stringify(result.value)}\n\n`
    next = iterator.next()
  }
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
