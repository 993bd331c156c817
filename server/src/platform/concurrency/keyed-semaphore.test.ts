import { expect, test } from 'vitest'
import { createKeyedSemaphore } from './keyed-semaphore.ts'

test('what waits at one key keeps no other waiting, and comes in its turn', async () => {
  const places = createKeyedSemaphore(2)
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const wait = (key: number, name: string) =>
    places.run(key, async () => {
      begun.push(name)
      await gate.promise
      return name
    })
  const all = [wait(1, 'a'), wait(1, 'b'), wait(1, 'c'), wait(1, 'd')]
  expect(await places.run(2, async () => 'other')).toBe('other')
  expect(begun).toEqual(['a', 'b'])
  gate.resolve()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a place is free again after a failure', async () => {
  const places = createKeyedSemaphore(1)
  await expect(places.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await places.run(1, async () => 'yes')).toBe('yes')
})
