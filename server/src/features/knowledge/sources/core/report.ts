import { reportedItemsMax } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourceReport } from '@parleykit/contract/knowledge/sources/sources'

/** The report of a sync that begins. */
export function newReport(startedAt: Date): SourceReport {
  const none = { count: 0, names: [] }
  return {
    ...{ startedAt: startedAt.toISOString(), finishedAt: null, fault: null },
    ...{ added: none, changed: none, removed: none, unchanged: 0 },
    ...{ failedTotal: 0, failed: [], heldBack: 0 },
  }
}

/** The report with one more entry that was added, changed or removed. */
export function withItem(
  report: SourceReport,
  what: 'added' | 'changed' | 'removed',
  name: string,
): SourceReport {
  const { count, names } = report[what]
  return { ...report, [what]: { count: count + 1, names: [...names, name].slice(0, reportedItemsMax) } }
}

export interface FailedItem {
  readonly name: string
  readonly reason: string
}

/** What a sync found besides the changes. */
export interface SyncEnd {
  readonly unchanged: number
  readonly failed: readonly FailedItem[]
  readonly heldBack: number
  readonly fault: string | null
}

/** The report of a sync that has ended. */
export function endedReport(report: SourceReport, end: SyncEnd, finishedAt: Date): SourceReport {
  return {
    ...report,
    ...{ unchanged: end.unchanged, heldBack: end.heldBack, fault: end.fault },
    ...{ failedTotal: end.failed.length, failed: end.failed.slice(0, reportedItemsMax) },
    finishedAt: finishedAt.toISOString(),
  }
}
