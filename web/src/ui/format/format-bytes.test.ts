import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 bytes'],
  [1500, '2 KB'],
  [600_000, '600 KB'],
  [50_000_000, '50 MB'],
  [1_250_000, '1.3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
