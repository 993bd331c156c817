import { expect, test } from 'vitest'
import { TokenLease } from './token-lease.ts'

function makeLease(tokens: number) {
  const settled: number[] = []
  const lease = new TokenLease(tokens, async (used) => {
    settled.push(used)
  })
  return { lease, settled }
}

test('what a call did not take serves the next ones, and never more than was leased', async () => {
  const { lease } = makeLease(100)
  expect([lease.take(60), lease.take(60)]).toEqual([true, false])
  await lease.giveBack(60, 20)
  expect([lease.take(81), lease.take(80), lease.take(1)]).toEqual([false, true, false])
})

test('what was used is counted once, when the last call has ended', async () => {
  const { lease, settled } = makeLease(100)
  lease.take(40)
  lease.take(40)
  await lease.giveBack(40, 10)
  await lease.close()
  await lease.close()
  expect(lease.take(1)).toBe(false)
  expect(settled).toEqual([])
  await lease.giveBack(40, 50)
  expect(settled).toEqual([60])
})

test('a lease without a call under way is counted when it closes', async () => {
  const { lease, settled } = makeLease(100)
  lease.take(40)
  await lease.giveBack(40, 0)
  await lease.close()
  expect(settled).toEqual([0])
})
