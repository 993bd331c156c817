import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpListener, type HttpListener } from './http-listener.ts'
import { type ListenerLimits, listenerLimits } from './listener-limits.ts'

vi.setConfig({ testTimeout: 60_000 })
let door: HttpListener | undefined
afterEach(() => door?.close())

interface Line {
  readonly socket: Socket
  /** Everything that was answered once the server has ended the connection. */
  readonly whole: Promise<string>
  /** Resolves when the answers so far hold `words`. */
  until(words: string): Promise<void>
}

const quick: ListenerLimits = {
  ...listenerLimits,
  headersMs: 300,
  bodyMs: 300,
  keepAliveMs: 300,
  checkEveryMs: 50,
}

/** A door with an app that answers once it has a whole body, and /stream until it is told to end. */
async function openDoor(
  limits: ListenerLimits,
  isShared?: (address: string) => boolean,
): Promise<{ dial: () => Line; endStreams: () => void }> {
  const streams: (() => void)[] = []
  door = createHttpListener(
    (request, response) => {
      if (request.url === '/stream') {
        response.write('begun;')
        streams.push(() => response.end('ended;'))
        return
      }
      request.resume().once('end', () => response.end('answered;'))
    },
    limits,
    isShared,
  )
  const { port } = new URL(await door.listen({ host: '127.0.0.1', port: 0 }))
  return {
    dial: () => dial(Number(port)),
    endStreams: () => {
      for (const end of streams) end()
    },
  }
}

function dial(port: number): Line {
  const socket = connect(port, '127.0.0.1')
  let came = ''
  socket.on('error', () => {}) // the server cuts off
  socket.on('data', (bytes) => {
    came += bytes
  })
  return {
    socket,
    whole: new Promise((resolve) => socket.once('close', () => resolve(came))),
    async until(words) {
      while (!came.includes(words)) await once(socket, 'data')
    },
  }
}

/** Writes a byte again and again until the connection ends. */
function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), 20)
  socket.once('close', () => clearInterval(timer))
}

const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`

test('headers that never end are answered with 408, and a silent connection ends', async () => {
  const { dial } = await openDoor(quick)
  const slow = dial()
  slow.socket.write(`${head('GET', '/')}x-a: `)
  dribble(slow.socket)
  expect(await slow.whole).toContain('408 Request Timeout')
  const silent = dial()
  expect(await silent.whole).not.toContain('200')
})

test('a body that never ends is answered with 408', async () => {
  const { dial } = await openDoor(quick)
  const slow = dial()
  slow.socket.write(`${head('POST', '/')}content-length: 100000\r\n\r\n`)
  dribble(slow.socket)
  expect(await slow.whole).toContain('408 Request Timeout')
})

test('a body that keeps to the slowest rate may take as long as it needs', async () => {
  const { dial } = await openDoor({ ...quick, bodyBytesPerSecond: 1000 })
  const other = dial()
  const steady = dial()
  const bytes = 60_000
  steady.socket.write(`${head('POST', '/')}content-length: ${bytes}\r\n\r\n${'a'.repeat(bytes - 1)}`)
  // A client that has sent nothing is cut off meanwhile, so the time for a body has passed.
  other.socket.write(`${head('POST', '/')}content-length: 10\r\n\r\n`)
  expect(await other.whole).toContain('408 Request Timeout')
  steady.socket.write('a')
  await steady.until('answered;')
})

test('answers may last longer than any request', async () => {
  const { dial, endStreams } = await openDoor({ ...quick, requestMs: 300 })
  const stream = dial()
  stream.socket.write(`${head('GET', '/stream')}\r\n`)
  await stream.until('begun;')
  const slow = dial()
  slow.socket.write(`${head('POST', '/')}content-length: 10\r\n\r\n`)
  expect(await slow.whole).toContain('408 Request Timeout')
  endStreams()
  await stream.until('ended;')
})

test('an idle connection ends, and one in use after so many requests', async () => {
  const { dial } = await openDoor({ ...quick, requestsPerSocketMax: 2 })
  const idle = dial()
  idle.socket.write(`${head('GET', '/')}\r\n`)
  expect((await idle.whole).match(/answered;/g)).toHaveLength(1)
  const busy = dial()
  busy.socket.write(`${head('GET', '/')}\r\n`)
  await busy.until('answered;')
  busy.socket.write(`${head('GET', '/')}\r\n`)
  expect(await busy.whole).toMatch(/answered;.*connection: close.*answered;/is)
})

const none = () => false

test.each([
  ['beyond the limit', { connectionsMax: 1 }, undefined],
  ['of a network beyond its limit', { connectionsPerNetworkMax: 1 }, none],
])('connections %s are refused, and taken again once there is room', async (_, limits, isShared) => {
  const { dial } = await openDoor({ ...listenerLimits, ...limits }, isShared)
  const first = dial()
  first.socket.write(`${head('GET', '/')}\r\n`)
  await first.until('answered;')
  expect(await dial().whole).toBe('')
  first.socket.destroy()
  await first.whole
  for (;;) {
    const next = dial()
    next.socket.write(`${head('GET', '/')}connection: close\r\n\r\n`)
    if ((await next.whole).includes('answered;')) break
  }
})

test('clients of this machine are not counted: its proxy brings them', async () => {
  const { dial } = await openDoor({ ...listenerLimits, connectionsPerNetworkMax: 1 })
  const lines = [dial(), dial(), dial()]
  for (const { socket, until } of lines) {
    socket.write(`${head('GET', '/')}\r\n`)
    await until('answered;')
  }
})

test('open streams by the thousand are normal, and so is an upload of 20 MB on a slow line', () => {
  expect(listenerLimits.connectionsMax).toBeGreaterThan(10_000)
  const slowestSeconds = (20 * 1024 * 1024) / listenerLimits.bodyBytesPerSecond
  expect(listenerLimits.requestMs / 1000).toBeGreaterThan(slowestSeconds + listenerLimits.bodyMs / 1000)
})

test('visitors who come at once are taken in together', async () => {
  const { dial } = await openDoor(listenerLimits)
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  count()
  const lines = Array.from({ length: 64 }, () => dial())
  for (const { socket } of lines) socket.write(`${head('GET', '/')}\r\n`)
  await Promise.all(lines.map(({ until }) => until('answered;')))
  isOver = true
  // One listening socket takes in one connection a turn of the event loop.
  expect(turns).toBeLessThan(lines.length)
  for (const { socket } of lines) socket.destroy()
})

test('a port that is served already is refused', async () => {
  await openDoor(listenerLimits)
  const other = createHttpListener(() => {})
  const { port } = new URL(await other.listen({ host: '127.0.0.1', port: 0 }))
  const late = createHttpListener(() => {})
  await expect(late.listen({ host: '127.0.0.1', port: Number(port) })).rejects.toThrow('EADDRINUSE')
  await Promise.all([late.close(), other.close()])
})
