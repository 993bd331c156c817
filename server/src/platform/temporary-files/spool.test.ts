import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spool } from './spool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parleykit-spool-'))
})
afterAll(() => rm(folder, { recursive: true }))

const chunks = Array.from({ length: 40 }, (_, at) => Buffer.alloc(100_000, at))
const toStream = (parts: Iterable<Buffer> | AsyncIterable<Buffer>) =>
  Readable.from(parts, { objectMode: false })

test('the source ends although nobody reads, and is read whole afterwards', async () => {
  const { stream, sourceEnded } = await spool(toStream(chunks), folder)
  await sourceEnded
  expect(await readdir(folder)).toEqual([])
  expect((await buffer(stream)).equals(Buffer.concat(chunks))).toBe(true)
})

test('what has come is read before the rest has', async () => {
  const rest = Promise.withResolvers<void>()
  const source = toStream(
    (async function* () {
      yield Buffer.from('first')
      await rest.promise
      yield Buffer.from(' and last')
    })(),
  )
  const { stream } = await spool(source, folder)
  const read = stream[Symbol.asyncIterator]()
  expect(String((await read.next()).value)).toBe('first')
  rest.resolve()
  expect(String((await read.next()).value)).toBe(' and last')
  expect((await read.next()).done).toBe(true)
})

test('a source that fails fails its reader, behind what came before', async () => {
  const source = toStream(
    (async function* () {
      yield Buffer.from('first')
      throw new Error('no more')
    })(),
  )
  const { stream, sourceEnded } = await spool(source, folder)
  await sourceEnded
  const read = stream[Symbol.asyncIterator]()
  expect(String((await read.next()).value)).toBe('first')
  await expect(read.next()).rejects.toThrow('no more')
})

test('a reader that leaves ends the source', async () => {
  const source = toStream(
    (async function* () {
      for (;;) yield Buffer.alloc(1000)
    })(),
  )
  const { stream, sourceEnded } = await spool(source, folder)
  stream.destroy()
  await sourceEnded
  expect(source.destroyed).toBe(true)
})
