import { expect, test } from 'vitest'
import { hostileTexts } from '../../../../../test/hostile-units.ts'
import { buildIndex } from '../build-index.ts'
import { encodeIndex } from '../encode-index.ts'
import { splitIntoPassages } from './split-into-passages.ts'
import { splitIntoSentences } from './split-into-sentences.ts'

const LENGTH = 200_000
/** A reader whose cost grows with the square of the length needs minutes for one of them. */
const safetyNetMs = 120_000
/** Of a passage, in characters: what a table's header, a row and what was gathered before may have together. */
const LONGEST = 30_000

test(
  'every hostile text is cut into bounded passages that lose nothing, and indexed',
  () => {
    for (const { name, text } of hostileTexts(LENGTH)) {
      const passages = splitIntoPassages(text)
      const longest = passages.reduce((most, passage) => Math.max(most, passage.text.length), 0)
      expect(longest, name).toBeLessThan(LONGEST)
      expect(passages.at(-1)?.text.endsWith('x') || passages.at(-1)?.heading.includes('x'), name).toBe(true)
      for (const passage of passages) splitIntoSentences(passage.text)
      const rows = passages.map((passage, passageId) => ({ ...passage, passageId, entryId: 1, title: '' }))
      expect(encodeIndex(buildIndex(rows)).byteLength, name).toBeGreaterThan(0)
    }
  },
  safetyNetMs,
)

test(
  'a text of 5 MB without a space is cut',
  () => {
    for (const letter of ['a', '一', 'ก', '0']) {
      const passages = splitIntoPassages(letter.repeat(5_000_000))
      expect(passages.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)).toBe(5_000_000)
      expect(passages.every(({ text }) => text.length < LONGEST)).toBe(true)
    }
  },
  safetyNetMs,
)
