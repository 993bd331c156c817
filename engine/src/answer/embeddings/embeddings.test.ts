import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { composeAnswer } from '../compose-answer.ts'
import { encodedTexts } from '../suggestions/texts-of-topics.ts'
import { compareSentences } from './compare-sentences.ts'
import { fuseNearest } from './fuse-nearest.ts'
import { replyConfidence, replyContributions } from './reply-confidence.ts'

const TEXT = `# Lift

It goes to the third floor of the building.

# Prices

| Room | Night |
|---|---|
| Single | 79 euros |
| Twin | 112 euros |

# Breakfast

It is served from seven to ten.
`
const passages = splitIntoPassages(TEXT).map((passage, passageId) => ({
  ...passage,
  passageId,
  entryId: 1,
  title: 'house-rules.md',
}))
const index = buildIndex(passages)
const ASKED = Int8Array.of(127, 0)

/** Texts that say `meant` point where the question does, all others at a right angle to it. */
function vectorsOf(embeddingFeatures: string): Map<number, Int8Array> {
  return new Map(
    passages.map((passage) => [
      passage.passageId,
      Int8Array.from(
        encodedTexts(passage).flatMap((text) => (text.includes(embeddingFeatures) ? [127, 0] : [0, 127])),
      ),
    ]),
  )
}

function answer(question: string, vectors: ReadonlyMap<number, Int8Array>) {
  const search = searchIndex(index, question, { limit: 8 })
  const found = { search, passages: search.hits.flatMap(({ passageId }) => passages[passageId] ?? []) }
  const sentenceSimilarities = compareSentences(ASKED, passages, vectors)
  return composeAnswer({ ...fuseNearest(found, sentenceSimilarities, passages), sentenceSimilarities })
}

test('a question that shares no word is answered by the sentence that means the same', () => {
  const question = 'Which storey does the elevator reach?'
  const byMeaning = answer(question, vectorsOf('third floor'))
  expect(byMeaning).toMatchObject({ kind: 'answer', embeddingFeatures: { wordsAnswer: 0 } })
  expect(byMeaning.kind === 'answer' && byMeaning.quotes[0]?.quote).toContain('third floor')
  expect(answer(question, vectorsOf('nothing says this'))).toMatchObject({ kind: 'refusal' })
})

test('words that are sure decide alone only where the meanings prefer the same sentence', () => {
  const question = 'Does the lift go to the third floor of the building?'
  const agreed = answer(question, vectorsOf('third floor'))
  expect(agreed).toMatchObject({ kind: 'answer' })
  expect(agreed.confidence).toBeGreaterThan(0.99)
  expect(agreed.embeddingFeatures).toBeUndefined()
  const doubted = answer(question, vectorsOf('seven to ten'))
  expect(doubted.embeddingFeatures).toMatchObject({ agrees: 0, wordsAnswer: 1 })
  expect(doubted.confidence).toBeLessThan(agreed.confidence)
})

test('what is said of the features of a reply adds up to how likely it is that it is right', () => {
  const { embeddingFeatures } = answer('Which storey does the elevator reach?', vectorsOf('third floor'))
  if (!embeddingFeatures) throw new Error('It was decided by words')
  const told = replyContributions(embeddingFeatures)
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(embeddingFeatures)))
  const standing = replyContributions({ ...embeddingFeatures, probability: 0, passageProbability: 0 })
  const sum = (all: typeof told) => all.reduce((total, { weight }) => total + weight, 0)
  expect(sum(told)).toBeGreaterThan(sum(standing))
  expect(replyConfidence(embeddingFeatures)).toBeGreaterThan(
    replyConfidence({ ...embeddingFeatures, probability: 0, passageProbability: 0 }),
  )
})

test('vectors that are missing or cut off leave their passages to words', () => {
  const cutOff = new Map([...vectorsOf('served')].map(([id, bytes]) => [id, bytes.subarray(0, 3)]))
  for (const vectors of [new Map<number, Int8Array>(), cutOff]) {
    const sentenceSimilarities = compareSentences(ASKED, passages, vectors)
    expect(sentenceSimilarities.similarities.size).toBe(0)
    const search = searchIndex(index, 'When is breakfast served?', { limit: 8 })
    expect(fuseNearest({ search, passages }, sentenceSimilarities, passages).search.hits).toEqual(search.hits)
  }
})

test('a row is encoded with its columns and what they stand under', () => {
  const texts = passages.flatMap(encodedTexts)
  expect(
    texts.filter((text) => text.includes('Prices') && text.includes('Night') && /Twin 112 euros$/.test(text)),
  ).toHaveLength(1)
})
