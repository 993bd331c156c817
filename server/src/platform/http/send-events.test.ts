import { once } from 'node:events'
import { connect } from 'node:net'
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

test('a reader that takes nothing any more is cut off, and so is what it would be told; another one beside it is told all', async () => {
  const app = Fastify()
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const fat = 'x'.repeat(64 * 1024)
  app.get('/:count', (request, reply) => {
    const { count } = request.params as { count: string }
    async function* events() {
      let told = 0
      try {
        for (; told < Number(count); told++) yield { told, fat }
      } finally {
        if (told < Number(count)) ended.resolve(told)
      }
    }
    if (count === '50') return sendEvents(reply, events(), { heartbeatMs: 10 })
    started.resolve()
    return sendEvents(reply, events(), { heartbeatMs: 10, stalledMs: 500 })
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause()
  try {
    socket.write('GET /100000 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await started.promise
    const quick = await fetch(`${origin}/50`).then((response) => response.text())
    expect(quick.match(/^data: /gm)).toHaveLength(50)
    // No more than the buffers of both ends hold.
    expect(await ended.promise).toBeLessThan(2000)
    socket.resume()
    await once(socket, 'close')
  } finally {
    socket.destroy()
    await app.close()
  }
})

test('a reader who went before anything was sent is none of the errors, and what waits for them gives back what it holds', async () => {
  const app = Fastify()
  const [came, released] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  app.setErrorHandler((error) => released.resolve(String(error)))
  app.post('/', async (_request, reply) => {
    came.resolve()
    await once(reply.raw, 'close')
    async function* events() {
      try {
        yield { number: 1 }
      } finally {
        released.resolve('given back')
      }
    }
    return sendEvents(reply, events(), { heartbeatMs: 10 })
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
  try {
    socket.write(
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    )
    await came.promise
    socket.resetAndDestroy()
    expect(await released.promise).toBe('given back')
  } finally {
    await app.close()
  }
})
