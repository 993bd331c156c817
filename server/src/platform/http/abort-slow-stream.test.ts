import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { abortSlowStream } from './abort-slow-stream.ts'

const minute = 60_000
const chunk = Buffer.alloc(64 * 1024)

test('what is read goes through whole', async () => {
  const source = Readable.from(Array(40).fill(chunk), { objectMode: false })
  const paced = abortSlowStream(source, { totalMs: minute, checkEveryMs: minute, bytesMin: 1 })
  expect((await buffer(paced)).length).toBe(40 * chunk.length)
})

test.each([
  ['stops', { totalMs: minute, checkEveryMs: 20, bytesMin: 1 }, 'the reader has stopped'],
  ['takes too long', { totalMs: 20, checkEveryMs: minute, bytesMin: 1 }, 'the reader took too long'],
])('a reader that %s is cut off, and the source ends', async (_, pace, message) => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield chunk
    } finally {
      isClosed = true
    }
  }
  const paced = abortSlowStream(Readable.from(endless(), { objectMode: false }), pace)
  const [error] = await once(paced, 'error')
  expect(error).toMatchObject({ message })
  await expect.poll(() => isClosed).toBe(true)
})
