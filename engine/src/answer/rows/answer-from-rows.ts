import { type PassageIndex, questionLanguages, tablesOf } from '../../index/passage-index.ts'
import type { LanguagePack } from '../../languages/language-pack.ts'
import { packOf } from '../../languages/packs.ts'
import { findRows, firstOf } from '../../tables/find-rows.ts'
import { lineOf, type RowTable, type TableColumn, textAt } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { detectQuestionLanguage } from '../../text/detect-language.ts'
import { innermostHeading } from '../../text/innermost-heading.ts'
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
/** Tables that answer the same question. */
const MOST_TABLES = 3

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
  const pack = packOf(language ?? '')
  const readings = tables.flatMap((table) => {
    const reading = readTable(table, question, comparisons)
    return reading ? [{ reading, rows: isUnderstood(reading, pack) ? readRows(reading) : null }] : []
  })
  const best = chooseBest(readings)
  const [first] = best
  if (!first) return null
  const written = best.map(({ reading, rows }) => writeRows(reading, rows, language ?? languages[0] ?? ''))
  const quoted = best.map(({ reading, rows }) => quoteRows(index, reading.table, rows))
  const below = (texts: readonly string[]) =>
    best.length === 1
      ? (texts[0] ?? '')
      : best.map((each, at) => `**${nameOf(each, first)}**\n\n${texts[at]}`).join('\n\n')
  return {
    text: below(written.map(({ text }) => text)),
    table: below(written.map(({ table }) => table)),
    quotes: quoted.flatMap(({ quotes }) => quotes).slice(0, MOST_QUOTES),
    heading: quoted[0]?.heading ?? '',
  }
}

/** What tells a table from another: its entry, or its section in the same entry. */
function nameOf({ reading: { table }, rows }: FoundRows, { reading: other }: FoundRows): string {
  const section = innermostHeading(textAt(table.sections, rows[0] ?? 0))
  return table.entryId === other.table.entryId && section !== '' ? section : table.title
}

/** Null if it isn't certain which rows are asked for. */
function readRows(reading: TableReading): readonly number[] | null {
  const { table, asked, conditions, key, order, limit } = reading
  const found = findRows({ table, conditions, order })
  const having = (isValue: (column: TableColumn, row: number) => boolean) =>
    found.filter((row) => asked.some((column) => isValue(column, row)))
  // “Which have you in size 47?” is about rows with a value there, and “Which are in stock?” about those with more than none.
  const all = asked.length === 0 || order ? found : having(found.length > 1 ? isMoreThanNone : isFilled)
  // The cheapest of one is no choice.
  if (order && all.length === 1) return null
  const rows = !order
    ? all
    : limit === null && !reading.isCount
      ? firstOf(all, order)
      : all.slice(0, limit ?? all.length)
  // What a verb means is only clear for a few rows, and words that most rows have choose none.
  const most = reading.unknown > 0 ? FEW_ROWS : isPlain(reading) ? mostChosen(table) : rows.length
  return !key && rows.length > most ? null : rows
}

const isFilled = (column: TableColumn, row: number) => textAt(column, row) !== ''

function isMoreThanNone(column: TableColumn, row: number): boolean {
  const { kind, values } = typedColumn(column)
  return isFilled(column, row) && !(kind === 'number' && values[column.codes[row] ?? 0] === 0)
}

function mostChosen({ passages }: RowTable): number {
  return Math.max(FEW_ROWS, Math.min(MOST_UNASKED, Math.floor(passages.length / 2)))
}

/**
 * Whether something in the question chooses rows, and nothing in it can leave out more of them. Unknown words may be
 * verbs where nouns have capitals, and any words in a language without words for tables, next to a number that only one
 * row has.
 */
function isUnderstood(
  { key, unknown, asked, isNegated, ...reading }: TableReading,
  pack: LanguagePack | undefined,
): boolean {
  if (!reading.isCertain) return false
  const isFilter = reading.hasComparison || reading.order !== null || reading.isCount
  if (unknown > 0) {
    if (asked.length === 0 || isFilter) return false
    if (key === 'code' && !pack?.tableWords && unknown <= MOST_FOREIGN) return true
    return (
      Boolean(pack?.nounsAreCapitalised) && reading.mayBeVerbs && !isNegated && reading.conditions.length > 0
    )
  }
  if (key) return true
  const hasFilter = reading.conditions.length > 0 || reading.order !== null
  return !isNegated && hasFilter && reading.understood > 0
}

/**
 * The reading that knows the most words of the question, or all that know as many if each table can answer a filter by
 * itself. None if another table of the entry might answer, too.
 */
function chooseBest(
  readings: readonly { readonly reading: TableReading; readonly rows: readonly number[] | null }[],
): readonly FoundRows[] {
  const found = readings.flatMap(({ reading, rows }) => (rows && rows.length > 0 ? [{ reading, rows }] : []))
  const [first] = found.toSorted(
    ({ reading: a, rows }, { reading: b, rows: more }) =>
      a.unknown - b.unknown || b.understood - a.understood || rows.length - more.length,
  )
  if (!first) return []
  const { table, unknown, understood, key, hasComparison, order } = first.reading
  const isDoubtful = readings.some(
    ({ reading: other, rows }) =>
      rows === null &&
      other.table.entryId === table.entryId &&
      other.unknown <= unknown &&
      other.understood >= understood,
  )
  if (isDoubtful && !key) return []
  const alike = found.filter(
    ({ reading }) => reading.unknown === unknown && reading.understood === understood,
  )
  if (key || alike.length === 1) return [first]
  return hasComparison && !order && alike.length <= MOST_TABLES ? alike : []
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
