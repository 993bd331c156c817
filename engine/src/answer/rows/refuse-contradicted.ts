import { type PassageIndex, tablesOf } from '../../index/passage-index.ts'
import { lineOf, type RowTable } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import type { Answer, Quote } from '../compose-answer.ts'
import { mayBeIn } from './choose-column.ts'
import { moneyColumns } from './name-columns.ts'
import { phraseAt, readRowQuestion } from './question-words.ts'
import { type Comparison, comparisonTest, readComparisons } from './read-comparisons.ts'

/**
 * Refuses instead of quoting rows of spreadsheets that contradict the question: a row without a price inside the limit
 * asked for, or any row with a price where the cheapest or most expensive is asked for, which a search can't know.
 */
export function refuseContradicted(index: PassageIndex, question: string, answer: Answer): Answer {
  const quotes = answer.kind === 'answer' ? answer.quotes.filter(({ quote }) => quote.startsWith('|')) : []
  const asked = quotes.length > 0 ? readRowQuestion(question, []) : null
  if (answer.kind !== 'answer' || !asked) return answer
  const limits = readComparisons(asked).filter(({ isSure, value }) => isSure && value.kind === 'money')
  const isOrdered = asked.words.some(
    (_, at) => phraseAt(asked, at, 'cheapest') > 0 || phraseAt(asked, at, 'dearest') > 0,
  )
  if (!isOrdered && limits.length === 0) return answer
  const isContradicted = tablesOf(index).some((table) =>
    rowsOf(index, table, quotes).some(
      (row) =>
        (isOrdered && moneyColumns(table).length > 0) || limits.some((limit) => !passes(table, row, limit)),
    ),
  )
  const { confidence, features } = answer
  return isContradicted ? { kind: 'refusal', reason: 'weak_evidence', confidence, features } : answer
}

/** The rows of a table that are quoted. */
function rowsOf({ passageIds }: PassageIndex, table: RowTable, quotes: readonly Quote[]): number[] {
  const lines = Map.groupBy(quotes, ({ passageId }) => passageId)
  return Array.from(table.passages.keys()).filter((row) =>
    lines.get(passageIds[table.passages[row] ?? 0] ?? 0)?.some(({ quote }) => quote === lineOf(table, row)),
  )
}

/** Whether a price of a row is inside a limit. A row without prices passes. */
function passes(table: RowTable, row: number, limit: Comparison): boolean {
  const prices = moneyColumns(table).flatMap((column) => {
    const price = typedColumn(column).values[column.codes[row] ?? 0] ?? Number.NaN
    return Number.isNaN(price) ? [] : [{ column, price }]
  })
  const inside = prices.filter(({ column, price }) => {
    const test = comparisonTest(limit, typedColumn(column))
    return mayBeIn(column, limit.value.unit) && test?.(price) === true
  })
  return prices.length === 0 || inside.length > 0
}
