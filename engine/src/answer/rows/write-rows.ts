import { plainCell, type RowTable, rowLine, type TableColumn, textAt } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { innermostHeading } from '../../text/innermost-heading.ts'
import { matchesText } from './question-words.ts'
import type { TableReading } from './read-table.ts'

const MOST_ROWS = 10
const MOST_COLUMNS = 8

/**
 * Writes rows with their columns' names: a single row as a sentence that begins with what was asked for, several as a
 * table below their number.
 */
export function writeRows(
  reading: TableReading,
  rows: readonly number[],
  language: string,
): { readonly text: string; readonly table: string } {
  const { table } = reading
  const shown = rows.slice(0, MOST_ROWS)
  const header = matchesText(language, rows.length, shown.length)
  const [only] = rows
  const all = writeTable(table, rows, { columns: table.columns, limit: MOST_ROWS })
  if (only !== undefined && rows.length === 1) return { text: writeRow(reading, only), table: all }
  return {
    text: [header, '', ...tableLines(table, shown, columnsToShow(reading, shown))].join('\n'),
    table: all,
  }
}

function writeRow({ table, asked }: TableReading, row: number): string {
  const written = (columns: readonly TableColumn[]) =>
    columns.flatMap((column) => {
      const text = plainCell(textAt(column, row))
      return text === '' ? [] : [column.name === '' ? text : `${plainCell(column.name)}: ${text}`]
    })
  const first = written(asked)
  // Other values of the kind that was asked for, such as other prices, would only be confused with it.
  const kinds = new Set<string>(asked.map((column) => typedColumn(column).kind))
  kinds.delete('text')
  const others = table.columns.filter(
    (column) => !asked.includes(column) && !kinds.has(typedColumn(column).kind),
  )
  const rest = written(others).join('; ')
  return first.length === 0 ? written(table.columns).join('; ') : `**${first.join('; ')}**\n\n${rest}`
}

/** In the order of the table: the first, those that the question is about, and others while there is room. */
function columnsToShow(
  { table, asked, conditions, order }: TableReading,
  rows: readonly number[],
): TableColumn[] {
  const filled = table.columns.filter((column) => rows.some((row) => textAt(column, row) !== ''))
  const about = new Set([
    ...asked,
    ...conditions.flat().map(({ column }) => column),
    ...(order ? [order.column] : []),
  ])
  const wanted = new Set(
    [...filled.slice(0, 2), ...filled.filter((column) => about.has(column)), ...filled].slice(
      0,
      MOST_COLUMNS,
    ),
  )
  return filled.filter((column) => wanted.has(column))
}

function tableLines(
  { sections }: RowTable,
  rows: readonly number[],
  columns: readonly TableColumn[],
): string[] {
  const sectionOf = (row: number) => innermostHeading(textAt(sections, row))
  const areApart = new Set(rows.map(sectionOf)).size > 1
  const line = (cells: readonly string[], row?: number) =>
    rowLine([...(areApart ? [row === undefined ? '' : sectionOf(row).replaceAll('|', '\\|')] : []), ...cells])
  return [
    line(columns.map(({ name }) => name)),
    rowLine(Array.from({ length: columns.length + (areApart ? 1 : 0) }, () => '---')),
    ...rows.map((row) =>
      line(
        columns.map((column) => textAt(column, row)),
        row,
      ),
    ),
  ]
}

/** Rows as a table below their number, for a model. */
export function writeTable(
  table: RowTable,
  rows: readonly number[],
  { columns, limit }: { readonly columns: readonly TableColumn[]; readonly limit: number },
): string {
  const shown = rows.slice(0, limit)
  return [matchesText('en', rows.length, shown.length), '', ...tableLines(table, shown, columns)].join('\n')
}
