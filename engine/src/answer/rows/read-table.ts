import type { Condition, RowOrder } from '../../tables/find-rows.ts'
import type { RowTable, TableColumn } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { type NamedColumns, narrow } from './choose-column.ts'
import { asksForHours, mainColumns, moneyColumns } from './name-columns.ts'
import { negates, type RowQuestion } from './question-words.ts'
import type { Comparison } from './read-comparisons.ts'
import { type ORDERS, TableDraft } from './table-draft.ts'

/** What a question asks of one table. */
export interface TableReading {
  readonly table: RowTable
  readonly conditions: readonly Condition[]
  /** Whether a value or an order fits a single column. */
  readonly isCertain: boolean
  /** The cell of a column in which each row has a text of its own, if the question has one; whether it is a number. */
  readonly key: 'code' | 'name' | null
  readonly hasComparison: boolean
  readonly order: RowOrder | null
  /** How many of the first rows in this order; null for all that share the first value. */
  readonly limit: number | null
  readonly isCount: boolean
  /** The columns whose values are asked for. */
  readonly asked: readonly TableColumn[]
  /** Number of words of the question that mean something else, and of those that mean something in the table. */
  readonly unknown: number
  readonly understood: number
  /** Whether the unknown words may be verbs, in a language that writes nouns with capitals. */
  readonly mayBeVerbs: boolean
  readonly isNegated: boolean
}

/** Reads a question against a table. Null if a value or an order fits no column. */
export function readTable(
  table: RowTable,
  question: RowQuestion,
  comparisons: readonly Comparison[],
): TableReading | null {
  const draft = new TableDraft(table, question)
  const sure = comparisons.filter(({ isSure }) => isSure)
  for (const { from, to } of sure) draft.use(from, to)
  draft.readCells()
  const isCount = draft.take('count') !== null
  const isPriced = draft.take('price') !== null
  const ordering = draft.takeOrder(comparisons)
  draft.readNames(isPriced)
  const others = comparisons.filter(({ isSure, from, to }) => !isSure && draft.isFree(from, to))
  const compared = [...sure, ...others].map((comparison) => draft.compare(comparison))
  if (compared.includes('none')) return null
  draft.readFlags()
  draft.readTexts()
  const order = ordering && orderBy(table, ordering.kind, draft.named())
  if (ordering && !order) return null
  const isCertain = order !== 'several' && !compared.includes('several')
  const asked = draft.asked()
  const unknown = draft.unknown()
  const hours = question.words.filter(({ word }, at) => !draft.used[at] && asksForHours(table, word)).length
  const { key, conditions, understood } = draft
  return {
    ...{ table, conditions, isCertain, key, asked },
    order: order === 'several' ? null : order,
    hasComparison: sure.length > 0,
    limit: ordering?.limit ?? null,
    isCount: isCount && !(key && asked.length > 0),
    unknown: unknown.count,
    mayBeVerbs: unknown.mayBeVerbs,
    understood: understood + (ordering ? 1 : 0) + hours,
    isNegated: question.words.some(({ word }, at) => !draft.used[at] && negates(word)),
  }
}

function orderBy(
  table: RowTable,
  kind: (typeof ORDERS)[number],
  named: NamedColumns,
): RowOrder | 'several' | null {
  const first = ['cheapest', 'earliest', 'lowest'].includes(kind) ? 'lowest' : 'highest'
  const isOf = (kinds: readonly string[]) =>
    table.columns.filter((column) => kinds.includes(typedColumn(column).kind))
  const candidates =
    kind === 'cheapest' || kind === 'dearest'
      ? moneyColumns(table)
      : kind === 'earliest' || kind === 'latest'
        ? isOf(['date', 'time'])
        : isOf(['number', 'money', 'percent', 'time']).filter(
            (column) => named.all.includes(column) || !typedColumn(column).isKey,
          )
  const [column, ...others] = mainColumns(narrow(candidates, named))
  if (!column) return null
  const isNamed =
    named.all.includes(column) || kind === 'cheapest' || kind === 'dearest' || candidates.length === 1
  return isNamed && others.length === 0 ? { column, first } : 'several'
}
