import { expect, test } from 'vitest'
import { createOwnerSemaphore } from './owner-semaphore.ts'

test('one owner takes one place, however much it asks for, and others have theirs', async () => {
  const semaphore = createOwnerSemaphore(2, { ofAll: 4, ofOwner: 1 })
  const leave = await semaphore.acquire(1)
  const second = semaphore.acquire(1)
  expect(await semaphore.acquire(1)).toBeNull()
  const other = await semaphore.acquire(2)
  expect(other).toBeTypeOf('function')
  leave?.()
  const waited = await second
  expect(waited).toBeTypeOf('function')
  waited?.()
  other?.()
  expect(await semaphore.acquire(1)).toBeTypeOf('function')
})

test('where all places are taken and as many wait as may, the next one is turned away, and may come again', async () => {
  const semaphore = createOwnerSemaphore(1, { ofAll: 1, ofOwner: 1 })
  const leave = await semaphore.acquire(1)
  const waiting = semaphore.acquire(2)
  expect(await semaphore.acquire(3)).toBeNull()
  leave?.()
  ;(await waiting)?.()
  expect(await semaphore.acquire(3)).toBeTypeOf('function')
})
