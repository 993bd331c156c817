import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { positionsAround } from './positions-around.ts'

const index = buildIndex(
  [1, 1, 1, 1, 1, 1, 2, 2, 3].map((entryId, at) => ({
    passageId: 100 + at,
    entryId,
    title: '',
    heading: '',
    text: `Passage ${at}`,
  })),
)

test('neighbours of the same entry follow, nearest first, then the beginnings of all', () => {
  expect(positionsAround(index, [4, 7], { limit: 50, isLive: () => true })).toEqual([5, 3, 6, 2, 1, 0, 8])
})

test('what is deleted or over the limit stays out, and where nothing was found the beginnings are left', () => {
  expect(positionsAround(index, [4], { limit: 4, isLive: () => true })).toEqual([5, 3, 2])
  expect(positionsAround(index, [], { limit: 4, isLive: (entryId) => entryId !== 1 })).toEqual([6, 8, 7])
})
