import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { readingPlaces } from './reading-places.ts'

const index = buildIndex(
  [1, 1, 1, 1, 1, 1, 2, 2, 3].map((entryId, at) => ({
    passageId: 100 + at,
    entryId,
    title: '',
    heading: '',
    text: `Passage ${at}`,
  })),
)
const ids = (places: readonly { passageId: number }[]) => places.map(({ passageId }) => passageId)

test('neighbours of the same entry follow, nearest first, then the beginnings of all', () => {
  const { ranked, further } = readingPlaces(index, [104, 107], { limit: 50, isLive: () => true })
  expect(ids(ranked)).toEqual([104, 107])
  expect(ids(further)).toEqual([105, 103, 106, 102, 101, 100, 108])
})

test('what is deleted or over the limit stays out, and where nothing was found the beginnings are left', () => {
  const { further } = readingPlaces(index, [104], { limit: 4, isLive: () => true })
  expect(ids(further)).toEqual([105, 103, 102])
  const none = readingPlaces(index, [], { limit: 4, isLive: (entryId) => entryId !== 1 })
  expect(ids(none.further)).toEqual([106, 108, 107])
})
