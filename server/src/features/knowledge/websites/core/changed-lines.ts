import { changedLinesMax } from '@parleykit/contract/knowledge/websites/limits'
import type { ChangedLines } from '@parleykit/contract/knowledge/websites/website-syncs'
import { diffArrays } from 'diff'

/** Limits of the comparison: its time grows with the product of the two lengths. */
const comparedLinesMax = 5000
const mostEdits = 600

/** The first lines that a text has lost and gained, truncated; none if too much differs to be worth listing. */
export function changedLines(former: string, now: string): ChangedLines {
  const [before, after] = [linesOf(former), linesOf(now)]
  const isCut = before.length > comparedLinesMax || after.length > comparedLinesMax
  const compared = diffArrays(before.slice(0, comparedLinesMax), after.slice(0, comparedLinesMax), {
    maxEditLength: mostEdits,
  })
  if (!compared) return { added: [], removed: [], more: true }
  const added = compared.flatMap((change) => (change.added ? change.value : []))
  const removed = compared.flatMap((change) => (change.removed ? change.value : []))
  const isLong = [added, removed].some((lines) => lines.length > changedLinesMax.lines)
  return { added: shorten(added), removed: shorten(removed), more: isCut || isLong }
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

function shorten(lines: readonly string[]): string[] {
  const { lines: most, length } = changedLinesMax
  return lines
    .slice(0, most)
    .map((line) => (line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line))
}
