import type { Training } from '@parleykit/contract/training'
import { expect, test } from 'vitest'
import { changeLines, contentsOf } from './training-words.ts'

const training: Training = {
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  trainedBy: 'ada',
  entries: 1,
  passages: 1200,
  entriesAdded: 0,
  entriesRemoved: 0,
  passagesAdded: 0,
  passagesRemoved: 0,
  addedNames: [],
  removedNames: [],
  isLive: true,
}

test('a training that changed nothing says so', () => {
  expect(changeLines(training)).toEqual(['No changes'])
  expect(contentsOf(training)).toBe(`${(1200).toLocaleString()} passages of 1 entry`)
})

test('some names and the number of the others; an entry with a new text is an update', () => {
  const changed = {
    ...training,
    entriesAdded: 30,
    entriesRemoved: 2,
    passagesAdded: 40,
    passagesRemoved: 5,
    addedNames: ['a.md', 'b.md', 'c.md', 'd.md', 'prices.md'],
    removedNames: ['prices.md', 'old.pdf'],
  }
  expect(changeLines(changed)).toEqual([
    'Added: a.md, b.md, c.md and 26 more',
    'Updated: prices.md',
    'Removed: old.pdf',
    '40 passages added, 5 removed',
  ])
})
