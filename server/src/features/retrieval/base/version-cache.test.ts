import { expect, test } from 'vitest'
import { createVersionCache, type VersionCache } from './version-cache.ts'

const bytesOf = (text: string) => text.length

/** Asks for a version whose value has so many bytes, and tells whether it was read. */
async function isReadAnew(
  cache: VersionCache<string>,
  [agentId, version]: [agentId: number, version: number],
  bytes: number,
): Promise<boolean> {
  let isRead = false
  const value = await cache.getOrLoad({ agentId, version, revision: 0 }, async () => {
    isRead = true
    return `${agentId}/${version}`.padEnd(bytes)
  })
  expect(value.trim()).toBe(`${agentId}/${version}`)
  return isRead
}

test('what is kept counts its bytes, and what was asked for least recently goes', async () => {
  const cache = createVersionCache(100, bytesOf)
  for (const agentId of [1, 2]) expect(await isReadAnew(cache, [agentId, 1], 40)).toBe(true)
  expect(cache.use()).toEqual({ count: 2, bytes: 80, hits: 0, misses: 2 })
  expect(await isReadAnew(cache, [1, 1], 40)).toBe(false)
  expect(await isReadAnew(cache, [3, 1], 40)).toBe(true)
  expect(cache.use()).toEqual({ count: 2, bytes: 80, hits: 1, misses: 3 })
  expect(await isReadAnew(cache, [1, 1], 40)).toBe(false)
  expect(await isReadAnew(cache, [2, 1], 40)).toBe(true)
})

test('an agent has two versions at most, and one alone where both are too much', async () => {
  const cache = createVersionCache(100, bytesOf)
  for (const version of [1, 2, 3]) await isReadAnew(cache, [7, version], 10)
  expect(cache.use()).toMatchObject({ count: 2, bytes: 20 })
  for (const version of [2, 3, 2]) expect(await isReadAnew(cache, [7, version], 10)).toBe(false)
  expect(await isReadAnew(cache, [7, 1], 10)).toBe(true)
  expect(await isReadAnew(cache, [7, 4], 95)).toBe(true)
  expect(cache.use()).toMatchObject({ count: 1, bytes: 95 })
  expect(await isReadAnew(cache, [7, 4], 95)).toBe(false)
})

test('what is larger than all that may be kept is given and not kept', async () => {
  const cache = createVersionCache(100, bytesOf)
  expect(await isReadAnew(cache, [1, 1], 101)).toBe(true)
  expect(cache.use()).toMatchObject({ count: 0, bytes: 0 })
})

test('a purge is another version', async () => {
  const cache = createVersionCache<string>(100, bytesOf)
  const read = (revision: number) =>
    cache.getOrLoad({ agentId: 1, version: 1, revision }, async () => `p${revision}`)
  expect(await read(0)).toBe('p0')
  expect(await read(1)).toBe('p1')
})

test('who asks meanwhile waits for the same read, and a failed one is tried again', async () => {
  const cache = createVersionCache<string>(100, bytesOf)
  const version = { agentId: 1, version: 1, revision: 0 }
  const reading = Promise.withResolvers<string>()
  let reads = 0
  const getOrLoad = () =>
    cache.getOrLoad(version, () => {
      reads++
      return reading.promise
    })
  const asked = [getOrLoad(), getOrLoad()]
  reading.reject(new Error('The database is away'))
  for (const each of asked) await expect(each).rejects.toThrow('away')
  expect(reads).toBe(1)
  expect(await cache.getOrLoad(version, async () => 'there')).toBe('there')
  expect(cache.use()).toMatchObject({ count: 1, bytes: 5 })
})
