import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { composeAnswer } from '../compose-answer.ts'
import { encodedTexts } from '../suggestions/texts-of-topics.ts'
import { addNearest } from './add-nearest.ts'
import { readMeanings } from './read-meanings.ts'

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
function vectorsOf(meant: string): Map<number, Int8Array> {
  return new Map(
    passages.map((passage) => [
      passage.passageId,
      Int8Array.from(encodedTexts(passage).flatMap((text) => (text.includes(meant) ? [127, 0] : [0, 127]))),
    ]),
  )
}

function answer(question: string, vectors: ReadonlyMap<number, Int8Array>) {
  const search = searchIndex(index, question, { limit: 8 })
  const found = { search, passages: search.hits.flatMap(({ passageId }) => passages[passageId] ?? []) }
  const meanings = readMeanings(ASKED, passages, vectors)
  return composeAnswer({ ...addNearest(found, meanings, passages), meanings })
}

test('a question that shares no word is answered by the sentence that means the same', () => {
  const question = 'Which storey does the elevator reach?'
  const byMeaning = answer(question, vectorsOf('third floor'))
  expect(byMeaning).toMatchObject({ kind: 'answer', meant: { wordsAnswer: 0 } })
  expect(byMeaning.kind === 'answer' && byMeaning.quotes[0]?.quote).toContain('third floor')
  expect(answer(question, vectorsOf('nothing says this'))).toMatchObject({ kind: 'refusal' })
})

test('vectors that are missing or cut off leave their passages to words', () => {
  const cutOff = new Map([...vectorsOf('served')].map(([id, bytes]) => [id, bytes.subarray(0, 3)]))
  for (const vectors of [new Map<number, Int8Array>(), cutOff]) {
    const meanings = readMeanings(ASKED, passages, vectors)
    expect(meanings.similarities.size).toBe(0)
    const search = searchIndex(index, 'When is breakfast served?', { limit: 8 })
    expect(addNearest({ search, passages }, meanings, passages).search.hits).toEqual(search.hits)
  }
})

test('a row is encoded with its columns and what they stand under', () => {
  const texts = passages.flatMap(encodedTexts)
  expect(
    texts.filter((text) => text.includes('Prices') && text.includes('Night') && /Twin 112 euros$/.test(text)),
  ).toHaveLength(1)
})
