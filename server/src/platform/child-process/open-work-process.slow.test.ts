import { afterEach, expect, test } from 'vitest'
import { openWorkProcess, type Work, type WorkProcess, WorkStopped } from './index.ts'

const perform: Work<number | string, number> = {
  module: new URL('./example-work/perform.ts', import.meta.url),
}
const addUp: Work<number, number> = { module: new URL('./example-work/add-up.ts', import.meta.url) }
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
  const doubled = await process.run(perform, ['double', ...numbers], patient)
  expect(doubled).toEqual(numbers.map((number) => 2 * number))
  expect(await process.run(perform, [], patient)).toEqual([])
  expect(await process.run(perform, ['double', 4], patient)).toEqual([8])
}, 60_000)

test('work may take its items in parts, one work after another, and tells where a part was at fault', async () => {
  const process = open()
  const numbers = Array.from({ length: 3000 }, (_, at) => at)
  expect(await process.run(addUp, numbers, patient)).toEqual([3000, 4_498_500])
  await expect(process.run(addUp, [-1, 2], patient)).rejects.toThrow('below zero')
  expect(await process.run(addUp, [1, 2], patient)).toEqual([2, 3])
}, 60_000)

test('work that takes too long is ended, and the next work is done', async () => {
  const process = open()
  const stopped = process.run(perform, ['neverEnd'], { maxMilliseconds: 300 })
  await expect(stopped).rejects.toMatchObject({ name: 'WorkStopped', reason: 'out_of_time' })
  expect(await process.run(perform, ['double', 1], patient)).toEqual([2])
}, 60_000)

test('work that takes too much memory is ended', async () => {
  const stopped = open().run(perform, ['fillMemory'], patient)
  await expect(stopped).rejects.toBeInstanceOf(WorkStopped)
}, 60_000)

test('a fault of the work itself is told', async () => {
  await expect(open().run(perform, ['throwError'], patient)).rejects.toThrow('a fault of its own')
}, 60_000)

test('closing, and the signal that it was opened with, end work that runs', async () => {
  const stop = new AbortController()
  const running = open(stop.signal).run(perform, ['neverEnd'], patient)
  stop.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  const process = open()
  const other = process.run(perform, ['neverEnd'], patient)
  process.close()
  await expect(other).rejects.toMatchObject({ name: 'AbortError' })
  await expect(process.run(perform, ['double', 1], patient)).rejects.toMatchObject({ name: 'AbortError' })
}, 60_000)

test('items may come page by page; a fault of reading them is told, and none of them is left to the next work', async () => {
  const process = open()
  async function* pages(end: 'whole' | 'broken') {
    for (let page = 0; page < 3; page++) yield Array.from({ length: 1000 }, (_, at) => page * 1000 + at)
    if (end === 'broken') throw new Error('the reader broke')
  }
  expect(await process.run(addUp, pages('whole'), patient)).toEqual([3000, 4_498_500])
  await expect(process.run(addUp, pages('broken'), patient)).rejects.toThrow('the reader broke')
  expect(await process.run(addUp, [1, 2], patient)).toEqual([2, 3])
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
  const running = process.run(addUp, pages(), patient)
  const stopped = expect(running).rejects.toMatchObject({ name: 'AbortError' })
  await asked.promise
  process.close()
  await stopped
  expect(ended).toBe(false)
  late.resolve([2])
  await expect.poll(() => ended).toBe(true)
}, 60_000)
