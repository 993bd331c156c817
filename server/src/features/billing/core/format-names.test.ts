import { expect, test } from 'vitest'
import { formatNames } from './format-names.ts'

test.each([
  [['anna'], '"anna"'],
  [['anna', 'ben'], '"anna" and "ben"'],
  [['a', 'b', 'c', 'd', 'e'], '"a", "b", "c", "d" and "e"'],
  [['a', 'b', 'c', 'd', 'e', 'f'], '"a", "b", "c", "d", "e" and one other'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], '"a", "b", "c", "d", "e" and 2 others'],
])('%s', (names, words) => {
  expect(formatNames(names)).toBe(words)
})
