import { type PassageIndex, questionLanguages, tablesOf } from '../../index/passage-index.ts'
import type { LanguagePack } from '../../languages/language-pack.ts'
import { packOf } from '../../languages/packs.ts'
import { findRows, firstOf } from '../../tables/find-rows.ts'
import { lineOf, type RowTable, textAt } from '../../tables/row-table.ts'
import { detectQuestionLanguage } from '../../text/detect-language.ts'
import type { Quote } from '../compose-answer.ts'
import { readRowQuestion } from './question-words.ts'
import { readComparisons } from './read-comparisons.ts'
import { readTable, type TableReading } from './read-table.ts'
import { writeRows } from './write-rows.ts'

/** The rows that answer a question. */
export interface RowAnswer {
  readonly text: string
  /** The rows as a table in Markdown, with how many there are, as a model reads them. */
  readonly table: string
  /** Rows of passages; at most a few. */
  readonly quotes: readonly Quote[]
  readonly heading: string
}

interface FoundRows {
  readonly reading: TableReading
  /** In the order asked for. */
  readonly rows: readonly number[]
}

const MOST_QUOTES = 3
const FEW_ROWS = 3
/** Words of a question in another language. */
const MOST_FOREIGN = 3
/** Rows of a list that was asked for by nothing but words. */
const MOST_UNASKED = 30
/** Rows of a table whose column is asked for without a row. */
const MOST_OF_ALL = 10

/**
 * Looks a question up in the tables of an index: rows by their keys in every language, and rows that are compared,
 * ordered or counted in languages with `tableWords`. Null if a word of the question might mean something else.
 */
export function answerFromRows(
  index: PassageIndex,
  asked: string,
  isLive: (entryId: number) => boolean = () => true,
): RowAnswer | null {
  const tables = tablesOf(index).filter(({ entryId }) => isLive(entryId))
  if (tables.length === 0) return null
  const languages = questionLanguages(index)
  const question = readRowQuestion(asked, languages)
  if (!question) return null
  const comparisons = readComparisons(question)
  const language = detectQuestionLanguage(asked)
  const found = tables.flatMap((table) => readRows(table, readTable(table, question, comparisons), language))
  const best = chooseBest(found)
  if (!best) return null
  return {
    ...writeRows(best.reading, best.rows, language ?? languages[0] ?? ''),
    ...quoteRows(index, best.reading.table, best.rows),
  }
}

function readRows(table: RowTable, reading: TableReading | null, language: string | undefined): FoundRows[] {
  if (!reading || !isUnderstood(reading, packOf(language ?? ''))) return []
  const { asked, conditions, order, limit } = reading
  const found = findRows({ table, conditions, order })
  // “Which have you in size 47?” is about rows with a value there.
  const all =
    asked.length > 0 && !order
      ? found.filter((row) => asked.some((column) => textAt(column, row) !== ''))
      : found
  const rows = !order
    ? all
    : limit === null && !reading.isCount
      ? firstOf(all, order)
      : all.slice(0, limit ?? all.length)
  const most = rows.length === table.passages.length ? MOST_OF_ALL : MOST_UNASKED
  // The cheapest of one is no choice, and what a verb means is only clear for a few rows.
  if (order && all.length === 1) return []
  if (reading.unknown > 0 && rows.length > FEW_ROWS) return []
  return rows.length === 0 || (!reading.key && isPlain(reading) && rows.length > most)
    ? []
    : [{ reading, rows }]
}

/**
 * Whether nothing in the question can leave out rows but what was read. Unknown words may be verbs where nouns have
 * capitals, and any words in a language without words for tables, next to a number that only one row has.
 */
function isUnderstood(
  { key, unknown, asked, isNegated, ...reading }: TableReading,
  pack: LanguagePack | undefined,
): boolean {
  const isFilter = reading.hasComparison || reading.order !== null || reading.isCount
  if (unknown > 0) {
    if (asked.length === 0 || isFilter) return false
    if (key === 'code' && !pack?.tableWords && unknown <= MOST_FOREIGN) return true
    return (
      Boolean(pack?.nounsAreCapitalised) && reading.mayBeVerbs && !isNegated && reading.conditions.length > 0
    )
  }
  if (key) return true
  const hasFilter = reading.conditions.length > 0 || reading.order !== null || asked.length > 0
  return !isNegated && (hasFilter || reading.isCount) && reading.understood > 0
}

/** The reading that knows the most words of the question. None if two tables answer a filter or an order differently. */
function chooseBest(found: readonly FoundRows[]): FoundRows | undefined {
  const [first, second] = found.toSorted(
    ({ reading: a, rows }, { reading: b, rows: others }) =>
      a.unknown - b.unknown || b.understood - a.understood || rows.length - others.length,
  )
  if (!first || !second) return first
  const [one, other] = [first.reading, second.reading]
  const isAlike = one.unknown === other.unknown && one.understood === other.understood
  return isAlike && !one.key ? undefined : first
}

/** Whether a question asks for rows by nothing but words that they have. */
function isPlain({ key, hasComparison, order, isCount }: TableReading): boolean {
  return key !== null || (!hasComparison && !order && !isCount)
}

/** The first rows as quotes of their passages. */
export function quoteRows(
  index: PassageIndex,
  table: RowTable,
  rows: readonly number[],
): Pick<RowAnswer, 'quotes' | 'heading'> {
  const quotes = rows.slice(0, MOST_QUOTES).map((row) => ({
    passageId: index.passageIds[table.passages[row] ?? 0] ?? 0,
    quote: lineOf(table, row),
  }))
  const { sections } = table
  return { quotes, heading: sections.texts[sections.codes[rows[0] ?? 0] ?? 0] ?? '' }
}
