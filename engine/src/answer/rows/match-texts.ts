import { textsWithPhrase, textsWithWord } from '../../tables/cell-lookup.ts'
import { type Condition, matchingTexts } from '../../tables/find-rows.ts'
import type { RowTable, TableColumn } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { weekdaysIn } from '../../text/weekdays.ts'
import { asksForHours } from './name-columns.ts'
import { isListed, type RowQuestion, share, stemsOf } from './question-words.ts'

const JOINED_BEHIND = /^[-/._][\p{L}\p{N}]/u
/** In characters. */
const SHORT_DAY = 3

/** The texts of a table that have the word at a position, or the words that dashes join to it, up to before `to`. */
export function matchTexts(
  table: RowTable,
  question: RowQuestion,
  used: readonly boolean[],
  at: number,
): { readonly matches: Condition; readonly to: number } {
  const { languages, words } = question
  const asked = words[at]
  const none = { matches: [], to: at + 1 }
  if (!asked || isListed(asked.word, 'generic') || asksForHours(table, asked.word)) return none
  const days = weekdaysIn(asked.written)
  if (asked.isFunctionWord && days.size === 0) return none
  const to = endOfJoined(question, used, at)
  const phrase = words.slice(at, to).map(({ word }) => word)
  const beginning = [...asked.stems].reduce(
    (one, other) => (other.length < one.length ? other : one),
    asked.word,
  )
  const isSame = (other: string) => other === asked.word || share(stemsOf(other, languages), asked.stems)
  const textsOf = (column: TableColumn): Iterable<number> => {
    if (days.size > 0)
      return column.texts.flatMap((text, number) => (share(daysOf(text), days) ? [number] : []))
    return phrase.length > 1
      ? textsWithPhrase(column, phrase.join(' '))
      : textsWithWord(column, beginning, isSame)
  }
  const columns = [...table.columns.filter((column) => typedColumn(column).kind === 'text'), table.sections]
  const matches = columns.map((column) => matchingTexts(column, textsOf(column)))
  return { matches: matches.filter(({ texts }) => texts.includes(1)), to }
}

/** The end of words that are written with dashes between them: "set-up" is neither a set nor up. */
function endOfJoined({ words, text }: RowQuestion, used: readonly boolean[], from: number): number {
  let end = from + 1
  while (end < words.length && !used[end] && JOINED_BEHIND.test(text.slice(words[end - 1]?.end))) end++
  return end
}

/** The days that a cell names. Short names, which may also be words, count in a cell of their own. */
function daysOf(text: string): ReadonlySet<number> {
  return weekdaysIn(text.length <= SHORT_DAY ? `${text}-${text}` : text)
}
