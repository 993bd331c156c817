import type { SourceReport } from '@parleykit/contract/knowledge/sources/sources'
import { expect, test } from 'vitest'
import { reportWords } from './report-words.ts'

const none = { count: 0, names: [] }
const report: SourceReport = {
  ...{ startedAt: '2026-11-30T10:00:00.000Z', finishedAt: '2026-11-30T10:01:00.000Z', fault: null },
  ...{ added: none, changed: none, removed: none, unchanged: 0, failedTotal: 0, failed: [], heldBack: 0 },
}

test('a sync is told in one line', () => {
  const changed = { count: 1, names: ['Prices'] }
  expect(reportWords({ ...report, changed, unchanged: 40, failedTotal: 2 })).toBe(
    '1 changed, 2 not read, 40 unchanged',
  )
  expect(reportWords(report)).toBe('Nothing found')
  expect(reportWords({ ...report, changed, fault: 'It is gone.' })).toBe('Failed after 1 changed')
  expect(reportWords({ ...report, finishedAt: null })).toBe('Syncing')
})
