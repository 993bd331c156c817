import { buildIndex } from '@parleykit/engine/index/build-index'
import { encodeIndex } from '@parleykit/engine/index/encode-index'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { splitIntoSentences } from '@parleykit/engine/text/split-into-sentences'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../../../test/hostile-units.ts'

const LENGTH = 50_000
/** CPU time of one text: the worst takes 300, what grows with the square of the length many thousands. */
const MOST_MILLISECONDS = 3000
/** Of a passage, in characters: what a table's header, a row and what was gathered before may have together. */
const LONGEST = 30_000

function cutAndIndex(name: string, text: string): void {
  const passages = splitIntoPassages(text)
  const longest = passages.reduce((most, passage) => Math.max(most, passage.text.length), 0)
  expect(longest, name).toBeLessThan(LONGEST)
  expect(passages.at(-1)?.text.endsWith('x') || passages.at(-1)?.heading.includes('x'), name).toBe(true)
  for (const passage of passages) splitIntoSentences(passage.text)
  const rows = passages.map((passage, passageId) => ({ ...passage, passageId, entryId: 1, title: '' }))
  expect(encodeIndex(buildIndex(rows)).byteLength, name).toBeGreaterThan(0)
}

test('every hostile text is cut into bounded passages that lose nothing, and indexed', () => {
  for (const { name, text } of hostileTexts(LENGTH)) {
    const before = process.threadCpuUsage()
    cutAndIndex(name, text)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000, name).toBeLessThan(MOST_MILLISECONDS)
  }
})

test.each(['a', '一', 'ก', '0'])('a text of 5 MB of %s without a space is cut', (letter) => {
  const passages = splitIntoPassages(letter.repeat(5_000_000))
  expect(passages.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)).toBe(5_000_000)
  expect(passages.every(({ text }) => text.length < LONGEST)).toBe(true)
})
