import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Asks for a turn of each owner, all at the same time. Returns the order in which they got it, and who was refused. */
async function takeTurns(owners: readonly (number | null)[], maxWaiting = 30) {
  const turns = createFairQueue(maxWaiting)
  const served: (number | null)[] = []
  const refused: (number | null)[] = []
  const work = async (owner: number | null) => {
    if (!(await turns.acquire(owner))) return refused.push(owner)
    served.push(owner)
    await new Promise(setImmediate)
    return turns.release()
  }
  await Promise.all(owners.map(work))
  return { served, refused }
}

test('an owner has one waiting beside the one at work, and others come before it', async () => {
  expect(await takeTurns([1, 1, 1, 1, 1, 2, 3])).toEqual({ served: [1, 2, 3, 1], refused: [1, 1, 1] })
})

test('an owner who had a turn is not overtaken by newcomers for ever', async () => {
  const turns = createFairQueue(30)
  await turns.acquire(1)
  const served: number[] = []
  const again = turns.acquire(1).then(() => served.push(1))
  const second = turns.acquire(2).then(() => served.push(2))
  turns.release()
  await second
  const third = turns.acquire(3).then(() => served.push(3))
  turns.release()
  await again
  turns.release()
  await third
  expect(served).toEqual([2, 1, 3])
})

test('work of no owner comes last, and is refused on its own', async () => {
  expect(await takeTurns([null, null, null, null, 1, 2, 3, 1], 2)).toEqual({
    served: [null, 1, 2, null, null],
    refused: [null, 3, 1],
  })
})

test('one of two that wait is begun, and the other one goes behind those of others', async () => {
  expect(await takeTurns([3, 1, 1, 1, 2, 2])).toEqual({ served: [3, 1, 2, 1, 2], refused: [1] })
})

test('the place is free again after the last one', async () => {
  const turns = createFairQueue(0)
  for (const owner of [1, 1, null]) {
    expect(await turns.acquire(owner)).toBe(true)
    expect(await turns.acquire(2)).toBe(false)
    turns.release()
  }
})
