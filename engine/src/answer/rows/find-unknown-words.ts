import type { RowTable } from '../../tables/row-table.ts'
import { asksForHours, asksForMoment, isContext } from './name-columns.ts'
import { isListed, type RowQuestion } from './question-words.ts'

/** Words that mean nothing in a table, and whether all may be verbs if nouns are written with capitals. */
export interface UnknownWords {
  readonly count: number
  readonly mayBeVerbs: boolean
}

const CAPITALIZED = /^\p{Lu}\p{Ll}/u

/** The words of a question that may leave out rows. A function word with a capital beside a cell may be part of a name. */
export function findUnknownWords(
  table: RowTable,
  { words, languages }: RowQuestion,
  used: readonly boolean[],
  besideCells: ReadonlySet<number>,
): UnknownWords {
  const all = words.flatMap((each, at) => {
    const { word, written, isFunctionWord, start } = each
    const isBeside = besideCells.has(at)
    const isMoment = asksForMoment(word)
    if (used[at] || isListed(word, 'generic') || asksForHours(table, word)) return []
    if (isFunctionWord && !isMoment && !(isBeside && start > 0 && CAPITALIZED.test(written))) return []
    if (!isBeside && isContext(table, each, languages)) return []
    return [{ isBeside, isLower: /^\p{Ll}/u.test(written) && !isMoment }]
  })
  const hasNouns = words.some(({ written, start }) => start > 0 && /^\p{Lu}/u.test(written))
  return {
    count: all.length,
    mayBeVerbs: hasNouns && all.every(({ isBeside, isLower }) => isLower && !isBeside),
  }
}
