import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

const count = (text: string) => [...countWords(text)].reduce((sum, words) => sum + words, 0)

test.each([
  ['', 0],
  ['  … – ', 0],
  ['Ships within 2 days', 4],
  ["don't", 2],
  ['Größe 42, 北京', 3],
  ['\u{10400}\u{10401} \u{1f600} x', 2],
])('%j has %i words', (text, words) => {
  expect(count(text)).toBe(words)
})

test.each([
  ['one word of ASCII', 'a'.repeat(5_000_000), 1],
  ['one word of letters that take two units', `x${'\u{10400}'.repeat(500_000)}`, 1],
  ['words that end where parts do', 'abcd '.repeat(100_000), 100_000],
  ['words of two units each', `x${' \u{10400}'.repeat(200_000)}`, 200_001],
  ['nothing at all', '\u200b'.repeat(1_000_000), 0],
])('parts of a long text add up: %s', (_, text, words) => {
  expect(count(text)).toBe(words)
})

test('a long text comes in many parts', () => {
  expect([...countWords('a '.repeat(2_500_000))].length).toBeGreaterThanOrEqual(100)
})
