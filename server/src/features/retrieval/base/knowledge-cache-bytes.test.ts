import { expect, test } from 'vitest'
import { knowledgeCacheBytes } from './knowledge-cache-bytes.ts'

test.each([
  [0.5, 64],
  [3, 64],
  [12, 256],
  [24, 512],
  [256, 512],
])('with %d GB a process keeps %d MB of read knowledge', (gigabytes, megabytes) => {
  expect(knowledgeCacheBytes(gigabytes * 2 ** 30)).toBe(megabytes * 2 ** 20)
})

test('what this machine has is a bound of its own', () => {
  expect(knowledgeCacheBytes()).toBeGreaterThanOrEqual(64 * 2 ** 20)
})
