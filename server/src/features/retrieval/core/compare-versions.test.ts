import { expect, test } from 'vitest'
import { compareVersions, namesKept } from './compare-versions.ts'

const entry = (entryId: number, text = 'text', passageCount = 2) => ({
  entryId,
  textHash: Buffer.from(text),
  fileName: `${entryId}.md`,
  passageCount,
})
const nothingPurged = { purgedEntries: 0, purgedPassages: 0, purgedNames: [] }

test('the first version adds all that it has', () => {
  expect(compareVersions(null, [entry(1), entry(2)])).toEqual({
    entriesAdded: 2,
    entriesRemoved: 0,
    passagesAdded: 4,
    passagesRemoved: 0,
    addedNames: ['1.md', '2.md'],
    removedNames: [],
  })
})

test('an entry with a new text is added and removed; a deletion that was purged already still counts', () => {
  const former = {
    entries: [entry(1), entry(2, 'old', 3)],
    passageCount: 5,
    purgedEntries: 1,
    purgedPassages: 7,
    purgedNames: ['gone.pdf'],
  }
  expect(compareVersions(former, [entry(1), entry(2, 'new', 4), entry(3, 'text', 1)])).toEqual({
    entriesAdded: 2,
    entriesRemoved: 2,
    passagesAdded: 5,
    passagesRemoved: 10,
    addedNames: ['2.md', '3.md'],
    removedNames: ['gone.pdf', '2.md'],
  })
})

test('a thousand names are counted and not kept', () => {
  const many = Array.from({ length: 1000 }, (_, at) => entry(at))
  const added = compareVersions({ entries: [], passageCount: 0, ...nothingPurged }, many)
  expect(added.entriesAdded).toBe(1000)
  expect(added.addedNames).toHaveLength(namesKept)
})
