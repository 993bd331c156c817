import { setImmediate } from 'node:timers'
import { expect, test } from 'vitest'
import { forEachYielding } from './for-each-yielding.ts'

test('everything is handled in order, and others have their turn between any two', async () => {
  const seen: string[] = []
  const others = () => {
    seen.push('other')
    if (seen.length < 20) setImmediate(others)
  }
  setImmediate(others)
  const handled = await forEachYielding(['a', 'b', 'c'], (item) => {
    seen.push(item)
  })
  expect(handled).toBe(3)
  const order = seen.filter((each, at) => each !== 'other' || seen[at - 1] !== 'other').join(' ')
  expect(order).toMatch(/^(?:other )?a other b other c\b/)
})

test('one that waits holds up the next of the same list', async () => {
  const running = new Set<number>()
  await forEachYielding([1, 2, 3], async (item) => {
    expect(running.size).toBe(0)
    running.add(item)
    await Promise.resolve()
    running.delete(item)
  })
})

test('nothing is begun once the time is over', async () => {
  const begun: number[] = []
  const handle = (item: number) => {
    begun.push(item)
  }
  expect(await forEachYielding([1, 2], handle, { maxMilliseconds: 0 })).toBe(0)
  expect(begun).toEqual([])
  const endless = function* () {
    for (let item = 0; ; item++) yield item
  }
  expect(await forEachYielding(endless(), handle, { maxMilliseconds: 50 })).toBe(begun.length)
})

test('a fault ends it', async () => {
  const fails = forEachYielding([1], () => {
    throw new Error('a fault of its own')
  })
  await expect(fails).rejects.toThrow('a fault of its own')
})
