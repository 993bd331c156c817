import type { RowTable, TableColumn } from './row-table.ts'
import { typedColumn } from './typed-column.ts'

/** Rows pass if any of the columns has a matching text. */
export type Condition = readonly ColumnMatches[]

export interface ColumnMatches {
  readonly column: TableColumn
  /** For each text of the column, 1 if it matches. */
  readonly texts: Uint8Array
}

export interface RowQuery {
  readonly table: RowTable
  readonly conditions: readonly Condition[]
  readonly order: RowOrder | null
}

export interface RowOrder {
  readonly column: TableColumn
  readonly first: 'lowest' | 'highest'
}

/** The rows that pass all conditions, in the order asked for or their own. Rows without the value to order by are left out. */
export function findRows({ table, conditions, order }: RowQuery): number[] {
  const found: number[] = []
  for (let row = 0; row < table.passages.length; row++)
    if (conditions.every((condition) => passes(condition, row))) found.push(row)
  if (!order) return found
  const { values } = typedColumn(order.column)
  const valueIn = (row: number) => values[order.column.codes[row] ?? 0] ?? Number.NaN
  const sign = order.first === 'lowest' ? 1 : -1
  return found
    .filter((row) => !Number.isNaN(valueIn(row)))
    .sort((a, b) => (valueIn(a) - valueIn(b)) * sign || a - b)
}

/** The first rows of an ordered list that share its first value. */
export function firstOf(rows: readonly number[], { column }: RowOrder): number[] {
  const { values } = typedColumn(column)
  const best = values[column.codes[rows[0] ?? 0] ?? 0]
  const end = rows.findIndex((row) => values[column.codes[row] ?? 0] !== best)
  return end < 0 ? [...rows] : rows.slice(0, end)
}

function passes(condition: Condition, row: number): boolean {
  return condition.some(({ column, texts }) => texts[column.codes[row] ?? 0] === 1)
}

/** The texts of a column whose values pass. */
export function matchingValues(column: TableColumn, isWanted: (value: number) => boolean): ColumnMatches {
  const { values } = typedColumn(column)
  return { column, texts: Uint8Array.from(values, (value) => (isWanted(value) ? 1 : 0)) }
}

/** The texts with these numbers. */
export function matchingTexts(column: TableColumn, numbers: Iterable<number>): ColumnMatches {
  const texts = new Uint8Array(column.texts.length)
  for (const number of numbers) texts[number] = 1
  return { column, texts }
}
