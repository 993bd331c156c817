import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'

const entry = (id: number, fileName: string, content: string, sourceUrl?: string): KnowledgeEntry => ({
  ...{
    id,
    fileName,
    content,
    fileType: 'text',
    trained: true,
    changedSince: false,
    readBy: null,
    trainingError: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  metadata: JSON.stringify({ sourceUrl }),
})
const entries = [
  entry(1, 'Café hours', 'We open at nine.'),
  entry(2, 'Prices', 'A kayak costs 20 euros.', 'https://example.com/prices/kayaks'),
  entry(3, 'Ferry', 'The ferry opens its gates at noon.'),
]

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['CAFE', [1]],
  ['open', [1, 3]],
  ['noon ferry', [3]],
  ['example.com/prices', [2]],
  ['ferry nine', []],
])('%j finds %j', (words, ids) => {
  expect(findEntries(entries, words).map(({ id }) => id)).toEqual(ids)
})
