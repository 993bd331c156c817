import { afterEach, expect, test } from 'vitest'
import { openWorkProcess, type Work, type WorkProcess, WorkStopped } from './index.ts'

const work = <Item, Result>(name: string): Work<Item, Result> => ({
  module: new URL(`./example-work/${name}.ts`, import.meta.url),
})
const double = work<number, number>('double')
const neverEnd = work<string, boolean>('never-end')
const hostile = [`${'a'.repeat(200)}b`]
const patient = { maxMilliseconds: 60_000 }

const opened: WorkProcess[] = []
afterEach(() => {
  for (const process of opened.splice(0)) process.close()
})
function open(signal?: AbortSignal): WorkProcess {
  const process = openWorkProcess({ maxMemoryBytes: 256_000_000 }, signal)
  opened.push(process)
  return process
}

test('long lists go there and come back in order, one piece of work after another', async () => {
  const process = open()
  const numbers = Array.from({ length: 3000 }, (_, at) => at)
  expect(await process.run(double, numbers, patient)).toEqual(numbers.map((number) => 2 * number))
  expect(await process.run(double, [], patient)).toEqual([])
  expect(await process.run(double, [4], patient)).toEqual([8])
}, 60_000)

test('work may take its items in parts, one work after another, and tells where a part was at fault', async () => {
  const process = open()
  const sum = work<number, number>('add-up')
  const numbers = Array.from({ length: 3000 }, (_, at) => at)
  expect(await process.run(sum, numbers, patient)).toEqual([3000, 4_498_500])
  await expect(process.run(sum, [-1, 2], patient)).rejects.toThrow('below zero')
  expect(await process.run(sum, [1, 2], patient)).toEqual([2, 3])
}, 60_000)

test('work that takes too long is ended, and the next work is done', async () => {
  const process = open()
  const stopped = process.run(neverEnd, hostile, { maxMilliseconds: 300 })
  await expect(stopped).rejects.toMatchObject({ name: 'WorkStopped', reason: 'time' })
  expect(await process.run(double, [1], patient)).toEqual([2])
}, 60_000)

test('work that takes too much memory is ended', async () => {
  const stopped = open().run(work<string, string>('fill-memory'), ['x'.repeat(1000)], patient)
  await expect(stopped).rejects.toBeInstanceOf(WorkStopped)
}, 60_000)

test('a fault of the work itself is told', async () => {
  await expect(open().run(work('throw-error'), [], patient)).rejects.toThrow('a fault of its own')
}, 60_000)

test('closing, and the signal that it was opened with, end work that runs', async () => {
  const stop = new AbortController()
  const running = open(stop.signal).run(neverEnd, hostile, patient)
  stop.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  const process = open()
  const other = process.run(neverEnd, hostile, patient)
  process.close()
  await expect(other).rejects.toMatchObject({ name: 'AbortError' })
  await expect(process.run(double, [1], patient)).rejects.toMatchObject({ name: 'AbortError' })
}, 60_000)

test('items may come page by page; a fault of reading them is told, and none of them is left to the next work', async () => {
  const process = open()
  const sum = work<number, number>('add-up')
  async function* pages(end: 'whole' | 'broken') {
    for (let page = 0; page < 3; page++) yield Array.from({ length: 1000 }, (_, at) => page * 1000 + at)
    if (end === 'broken') throw new Error('the reader broke')
  }
  expect(await process.run(sum, pages('whole'), patient)).toEqual([3000, 4_498_500])
  await expect(process.run(sum, pages('broken'), patient)).rejects.toThrow('the reader broke')
  expect(await process.run(sum, [1, 2], patient)).toEqual([2, 3])
}, 60_000)

test('closing ends work that waits for a page, and no more pages are read', async () => {
  const process = open()
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<number[]>()
  let ended = false
  async function* pages() {
    try {
      yield [1]
      asked.resolve()
      yield await late.promise
      yield [3]
    } finally {
      ended = true
    }
  }
  const running = process.run(work<number, number>('add-up'), pages(), patient)
  const stopped = expect(running).rejects.toMatchObject({ name: 'AbortError' })
  await asked.promise
  process.close()
  await stopped
  expect(ended).toBe(false)
  late.resolve([2])
  await expect.poll(() => ended).toBe(true)
}, 60_000)
