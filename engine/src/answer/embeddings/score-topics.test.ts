import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { findTopics } from '../../text/annotations/find-topics.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { encodedTexts } from '../suggestions/texts-of-topics.ts'
import { compareSentences } from './compare-sentences.ts'
import { scoreTopics } from './score-topics.ts'

const TEXT = `# Lift

It goes to the third floor of the building.

# Breakfast

It is served from seven to ten.
`

test('topics are scored though they were cut before the passage was read from the index', () => {
  const passages = splitIntoPassages(TEXT).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: 'house-rules.md',
  }))
  const index = buildIndex(passages.map((passage) => ({ ...passage })))
  const vectors = new Map(
    passages.map((passage) => [
      passage.passageId,
      Int8Array.from(
        encodedTexts(passage).flatMap((text) => (text.includes('third floor') ? [127, 0] : [0, 127])),
      ),
    ]),
  )
  const topics = passages.flatMap(findTopics)
  const { question, hits } = searchIndex(index, 'Which storey does the elevator reach?', { limit: 8 })
  const scores = scoreTopics(
    question,
    hits,
    topics,
    compareSentences(Int8Array.of(127, 0), passages, vectors),
  )
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  expect(scores.size).toBe(topics.length)
  expect(best?.[0].label).toBe('Lift')
})
