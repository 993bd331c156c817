import type { SourceReport } from '@parleykit/contract/knowledge/sources/sources'

/** A sync in one line: "2 added, 1 changed, 40 unchanged". */
export function reportWords({
  added,
  changed,
  removed,
  unchanged,
  failedTotal,
  ...report
}: SourceReport): string {
  const counts = [
    [added.count, 'added'],
    [changed.count, 'changed'],
    [removed.count, 'removed'],
    [failedTotal, 'not read'],
    [unchanged, 'unchanged'],
  ] as const
  const words = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  if (report.finishedAt === null) return words.length > 0 ? `Syncing: ${words.join(', ')} so far` : 'Syncing'
  if (report.fault !== null) return words.length > 0 ? `Failed after ${words.join(', ')}` : 'Failed'
  return words.join(', ') || 'Nothing found'
}
