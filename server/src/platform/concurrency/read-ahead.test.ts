import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

test('the next page is read while one is worked on, and no further one', async () => {
  const begun: number[] = []
  const read = async (page: number) => {
    begun.push(page)
    return page * 10
  }
  const seen: [page: number, begun: number[]][] = []
  for await (const page of readAhead([1, 2, 3], read)) seen.push([page, [...begun]])
  expect(seen).toEqual([
    [10, [1, 2]],
    [20, [1, 2, 3]],
    [30, [1, 2, 3]],
  ])
})

test('nothing is read of nothing', async () => {
  const pages: unknown[] = []
  for await (const page of readAhead([], async () => 'page')) pages.push(page)
  expect(pages).toEqual([])
})

test('a page that fails ends the reading after those before it', async () => {
  const seen: number[] = []
  const failing = async () => {
    const read = async (page: number) => {
      if (page === 2) throw new Error('the database is gone')
      return page
    }
    for await (const page of readAhead([1, 2, 3], read)) seen.push(page)
  }
  await expect(failing()).rejects.toThrow('the database is gone')
  expect(seen).toEqual([1])
})

test('who leaves early leaves no reading behind', async () => {
  const ended: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = async (page: number) => {
    if (page === 2) await promise
    ended.push(page)
    return page
  }
  for await (const _ of readAhead([1, 2, 3], read)) {
    queueMicrotask(resolve)
    break
  }
  expect(ended).toEqual([1, 2])
})
