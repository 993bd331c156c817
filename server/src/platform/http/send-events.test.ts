import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendEvents } from './send-events.ts'

test('silence is filled with comments, and every event comes once', async () => {
  const app = Fastify()
  const released = Promise.withResolvers<void>()
  app.get('/', (_request, reply) => {
    async function* events() {
      yield { number: 1 }
      await released.promise
      yield { number: 2 }
    }
    return sendEvents(reply, events(), 10)
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const response = await fetch(origin)
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes(': ping')) released.resolve()
    }
    expect(text.replaceAll(/: (open|ping)\n\n/g, '')).toBe('data: {"number":1}\n\ndata: {"number":2}\n\n')
  } finally {
    await app.close()
  }
})
