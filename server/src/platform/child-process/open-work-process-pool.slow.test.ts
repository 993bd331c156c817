import { afterEach, expect, test } from 'vitest'
import { openWorkProcessPool, type Work, type WorkProcessPool } from './index.ts'

const perform: Work<number | string, number> = {
  module: new URL('./example-work/perform.ts', import.meta.url),
}
const patient = { maxMilliseconds: 60_000 }
const small = { maxMemoryBytes: 500_000_000 }

const pools: WorkProcessPool[] = []
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close()
})
function open(): WorkProcessPool {
  const pool = openWorkProcessPool({ mostKept: 2 })
  pools.push(pool)
  return pool
}

async function useOnce(pool: WorkProcessPool, bounds = small, heldBytes = 0): Promise<number | undefined> {
  const process = pool.take(bounds)
  try {
    return (await process.run(perform, ['tellProcess', heldBytes], patient))[0]
  } finally {
    process.close()
  }
}

test('what one has given back works for the next, within the same bounds only', async () => {
  const pool = open()
  const first = await useOnce(pool)
  expect(first).toBeGreaterThan(0)
  expect(await useOnce(pool)).toBe(first)
  expect(await useOnce(pool, { maxMemoryBytes: 600_000_000 })).not.toBe(first)
}, 60_000)

test('two at once have each a process of their own', async () => {
  const pool = open()
  const both = [pool.take(small), pool.take(small)] as const
  const [one, other] = await Promise.all(
    both.map((process) => process.run(perform, ['tellProcess'], patient)),
  )
  expect(one).not.toEqual(other)
  for (const process of both) process.close()
  await expect(both[0].run(perform, ['tellProcess'], patient)).rejects.toMatchObject({ name: 'AbortError' })
}, 60_000)

test('one that has grown, one whose work failed and one that was ended are not used again', async () => {
  const pool = open()
  const grown = await useOnce(pool, small, 250_000_000)
  const next = await useOnce(pool)
  expect(next).not.toBe(grown)
  const failing = pool.take(small)
  await expect(failing.run(perform, ['throwError'], patient)).rejects.toThrow('a fault of its own')
  failing.close()
  const afterFailure = await useOnce(pool)
  expect(afterFailure).not.toBe(next)
  const stop = new AbortController()
  const ended = pool.take(small, stop.signal)
  const running = ended.run(perform, ['neverEnd'], patient)
  stop.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  ended.close()
  expect(await useOnce(pool)).not.toBe(afterFailure)
}, 60_000)

test('a signal that comes when its process was given back ends nothing', async () => {
  const pool = open()
  const stop = new AbortController()
  const process = pool.take(small, stop.signal)
  const [first] = await process.run(perform, ['tellProcess'], patient)
  process.close()
  stop.abort()
  expect(await useOnce(pool)).toBe(first)
}, 60_000)

test('one that dies while nobody uses it is replaced', async () => {
  const pool = open()
  const first = await useOnce(pool)
  process.kill(first ?? 0, 'SIGKILL')
  await expect.poll(() => useOnce(pool).catch(() => first), { timeout: 30_000 }).not.toBe(first)
}, 60_000)

test('one is started ahead, and its first work waits until it is there', async () => {
  const pool = open()
  pool.prepare(small, [perform])
  pool.prepare(small, [perform])
  const first = await useOnce(pool)
  expect(first).toBeGreaterThan(0)
  expect(await useOnce(pool)).toBe(first)
}, 60_000)

test('one that could not be started ahead is replaced, and one that is given back unused is ended', async () => {
  const pool = open()
  pool.prepare(small, [{ module: new URL('./no-such-module.ts', import.meta.url) }])
  expect(await useOnce(pool)).toBeGreaterThan(0)
  const other = { maxMemoryBytes: 600_000_000 }
  pool.prepare(other, [perform])
  pool.take(other).close()
  expect(await useOnce(pool, other)).toBeGreaterThan(0)
}, 60_000)

test('a pool that keeps none starts none ahead', async () => {
  const pool = openWorkProcessPool({ mostKept: 0 })
  pools.push(pool)
  pool.prepare(small, [perform])
  expect(await useOnce(pool)).not.toBe(await useOnce(pool))
}, 60_000)

test('closing the pool ends what works and what is kept', async () => {
  const pool = open()
  const kept = await useOnce(pool)
  const busy = pool.take({ maxMemoryBytes: 600_000_000 }).run(perform, ['neverEnd'], patient)
  pool.close()
  await expect(busy).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => isAlive(kept ?? 0), { timeout: 30_000 }).toBe(false)
}, 60_000)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
