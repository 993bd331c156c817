import { type PassageIndex, tablesOf } from '../../index/passage-index.ts'
import { keyWords } from '../../tables/cell-lookup.ts'
import { type ColumnMatches, type Condition, findRows, matchingValues } from '../../tables/find-rows.ts'
import { readValues } from '../../tables/read-values.ts'
import { plainCell, type RowTable, type TableColumn } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { innermostHeading } from '../../text/innermost-heading.ts'
import { quoteRows, type RowAnswer } from './answer-from-rows.ts'
import { writeTable } from './write-rows.ts'

/** A look-up as a model writes it. */
export interface RowCall {
  /** The number of the table, from 1. */
  readonly table: number
  readonly columns?: readonly string[] | undefined
  readonly conditions?: readonly RowCallCondition[] | undefined
  readonly sort?: { readonly column: string; readonly first: 'lowest' | 'highest' } | undefined
  readonly limit?: number | undefined
}

interface RowCallCondition {
  readonly column: string
  readonly is: 'equal' | 'contains' | 'below' | 'at_most' | 'above' | 'at_least'
  readonly value: string
}

const MOST_ROWS = 30
const MOST_TABLES = 20
const MOST_COLUMNS = 40

/** The tables of an index for a model: a line for each, with the names and kinds of its columns. */
export function describeTables(index: PassageIndex, isLive: (entryId: number) => boolean): string[] {
  return liveTables(index, isLive)
    .slice(0, MOST_TABLES)
    .map((table, at) => {
      const columns = table.columns.slice(0, MOST_COLUMNS).map((column) => {
        const { kind, unit } = typedColumn(column)
        return `${plainCell(column.name)} (${kind}${kind === 'money' && unit !== '' ? ` in ${unit}` : ''})`
      })
      const section = innermostHeading(table.sections.texts[0] ?? '')
      const name = [
        table.title,
        ...(table.sections.texts.length === 1 && section !== '' ? [section] : []),
      ].join(' › ')
      return `${at + 1}: ${name}, ${table.passages.length} rows; columns: ${columns.join('; ')}`
    })
}

function liveTables(index: PassageIndex, isLive: (entryId: number) => boolean): RowTable[] {
  return tablesOf(index).filter(({ entryId }) => isLive(entryId))
}

/** The rows that a model looks up, which may be none. Null if there is no such table or column. */
export function findCalledRows(
  index: PassageIndex,
  call: RowCall,
  isLive: (entryId: number) => boolean,
): RowAnswer | null {
  const table = liveTables(index, isLive)[call.table - 1]
  if (!table) return null
  const conditions = (call.conditions ?? []).map((condition) => toCondition(table, condition))
  const sorted = call.sort && columnNamed(table, call.sort.column)
  if (conditions.includes(null) || (call.sort && !sorted)) return null
  const order = call.sort && sorted ? { column: sorted, first: call.sort.first } : null
  const rows = findRows({ table, conditions: conditions.filter((each) => each !== null), order })
  const wanted = call.columns?.flatMap((name) => columnNamed(table, name) ?? []) ?? []
  const limit = Math.min(MOST_ROWS, Math.max(1, call.limit ?? MOST_ROWS))
  const text = writeTable(table, rows, { columns: wanted.length > 0 ? wanted : table.columns, limit })
  return { text, table: text, ...quoteRows(index, table, rows.length > 0 ? rows : [0]) }
}

function columnNamed({ columns }: RowTable, name: string): TableColumn | undefined {
  const key = keyWords(name).join('')
  return columns.find((column) => keyWords(plainCell(column.name)).join('') === key)
}

function toCondition(table: RowTable, { column: name, is, value }: RowCallCondition): Condition | null {
  const column = columnNamed(table, name)
  if (!column) return null
  const { kind, notation } = typedColumn(column)
  if (is === 'contains' || (is === 'equal' && kind === 'text')) return [withText(column, is, value)]
  const limit = readValues(value, notation)[0]?.value
  if (limit === undefined) return null
  const tests = {
    equal: (each: number) => each === limit,
    below: (each: number) => each < limit,
    at_most: (each: number) => each <= limit,
    above: (each: number) => each > limit,
    at_least: (each: number) => each >= limit,
  }
  return [matchingValues(column, tests[is])]
}

function withText(column: TableColumn, is: 'equal' | 'contains', value: string): ColumnMatches {
  const key = keyWords(value).join('')
  const passes = (text: string) => {
    const own = keyWords(plainCell(text)).join('')
    return is === 'equal' ? own === key : own.includes(key)
  }
  return { column, texts: Uint8Array.from(column.texts, (text) => (passes(text) ? 1 : 0)) }
}
