import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendEvents } from './send-events.ts'

test('silence is filled with comments, and every event comes once', async () => {
  const app = Fastify()
  const released = Promise.withResolvers<void>()
  app.get('/*', (request, reply) => {
    async function* events() {
      yield { number: 1 }
      await released.promise
      yield { number: 2 }
    }
    const ids = { retryMs: 500, idOf: (event: { number: number }) => `n${event.number}` }
    return sendEvents(reply, events(), { heartbeatMs: 10, ...(request.url === '/ids' && ids) })
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const withIds = fetch(`${origin}/ids`).then((response) => response.text())
    const response = await fetch(origin)
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes(': ping')) released.resolve()
    }
    expect(text.replaceAll(/: (open|ping)\n\n/g, '')).toBe('data: {"number":1}\n\ndata: {"number":2}\n\n')
    expect((await withIds).replaceAll(': ping\n\n', '')).toBe(
      ': open\nretry: 500\n\nid: n1\ndata: {"number":1}\n\nid: n2\ndata: {"number":2}\n\n',
    )
  } finally {
    await app.close()
  }
})
