import { cellLookup } from '../../tables/cell-lookup.ts'
import { type ColumnMatches, matchingTexts, matchingValues } from '../../tables/find-rows.ts'
import { dayNumber, type Value } from '../../tables/read-values.ts'
import { plainCell, type RowTable, type TableColumn } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { mainColumns, moneyColumns } from './name-columns.ts'
import { isListed } from './question-words.ts'
import { type Comparison, comparisonTest } from './read-comparisons.ts'

/** The columns that a question names: next to a value, and anywhere. */
export interface NamedColumns {
  readonly near: readonly TableColumn[]
  readonly all: readonly TableColumn[]
}

const kindOf = (column: TableColumn) => typedColumn(column).kind
const isNumeric = (column: TableColumn) => ['number', 'money', 'percent'].includes(kindOf(column))

/**
 * The texts that pass a comparison, in the only column that it can be meant for. `several` if there are more, null if
 * there is none.
 */
export function applyComparison(
  table: RowTable,
  comparison: Comparison,
  named: NamedColumns,
): ColumnMatches | 'several' | null {
  const { how, value } = comparison
  const isBareEqual = how === 'equal' && value.kind === 'number'
  const year = yearColumn(table, value)
  if (year && !isBareEqual) return applyComparison(table, asYears(comparison), named)
  const columns = mainColumns(narrow(candidates(table, comparison, named), named))
  if (isBareEqual && columns.length !== 1) return equalNumber(table, comparison, named)
  const [column] = columns
  if (!column) return null
  if (columns.length > 1) return 'several'
  const test = comparisonTest(comparison, typedColumn(column))
  return test ? matchingValues(column, test) : 'several'
}

function candidates(
  table: RowTable,
  { how, value }: Comparison,
  { near }: NamedColumns,
): readonly TableColumn[] {
  const ofKind = table.columns.filter((column) => kindOf(column) === value.kind)
  if (value.kind === 'money') return moneyColumns(table).filter((column) => mayBeIn(column, value.unit))
  if (value.kind !== 'number') return ofKind
  const inUnit = table.columns.filter(
    (column) => value.unit !== '' && typedColumn(column).unit === value.unit,
  )
  if (inUnit.length > 0) return inUnit
  const named = near.filter(isNumeric)
  if (named.length > 0 || how === 'equal') return named
  const money = moneyColumns(table)
  return money.length > 0
    ? money
    : table.columns.filter((column) => isNumeric(column) && !typedColumn(column).isKey)
}

/** Whether the amounts of a column may be in a currency. */
export function mayBeIn(column: TableColumn, currency: string): boolean {
  const { unit, kind } = typedColumn(column)
  return kind !== 'money' || unit === '' || unit === currency
}

/** Those of the columns that the question names, if it names any of them. */
export function narrow(columns: readonly TableColumn[], { near, all }: NamedColumns): readonly TableColumn[] {
  if (columns.length < 2) return columns
  for (const named of [near, all]) {
    const both = columns.filter((column) => named.includes(column))
    if (both.length > 0) return both
  }
  return columns
}

/** A number as a cell or a part of one, in a column that the question names or in the only one that has it; or a year. */
function equalNumber(table: RowTable, { value }: Comparison, { near }: NamedColumns): ColumnMatches | null {
  const cells = cellLookup(table)
    .find(String(value.value))
    .filter(({ column }) => kindOf(column) !== 'money' && (near.length === 0 || near.includes(column)))
  const [column, ...others] = new Set(cells.map((cell) => cell.column))
  if (column && others.length === 0)
    return matchingTexts(
      column,
      cells.map(({ text }) => text),
    )
  const dates = cells.length > 0 ? undefined : yearColumn(table, value)
  if (!dates) return null
  const [first, end] = [dayNumber(value.value, 1, 1), dayNumber(value.value + 1, 1, 1)]
  return matchingValues(dates, (day) => day >= first && day < end)
}

/** The only column of dates, if a number can be a year. */
function yearColumn(table: RowTable, { kind, unit, value }: Value): TableColumn | undefined {
  const hasUnit = unit !== '' && table.columns.some((column) => typedColumn(column).unit === unit)
  const isYear =
    kind === 'number' && !hasUnit && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR
  const [dates, ...more] = isYear ? table.columns.filter((each) => kindOf(each) === 'date') : []
  return more.length === 0 ? dates : undefined
}

/** The same comparison with the days of the years. */
function asYears({ value, upper, ...comparison }: Comparison): Comparison {
  const isAfter = comparison.how === 'above'
  const day = (each: Value, years: number, days: number): Value => ({
    ...each,
    kind: 'date',
    hasYear: true,
    value: dayNumber(each.value + years, 1, 1) + days,
  })
  return { ...comparison, value: isAfter ? day(value, 1, -1) : day(value, 0, 0), upper: day(upper, 1, -1) }
}

const FIRST_YEAR = 1950
const LAST_YEAR = 2050

const YES = /^[x×✓✔✅●•]$/iu
const NO = /^[-–—✗✘❌○]?$/u
const MOST_FLAGS = 8

/**
 * The texts of a column of yes and no that mean yes, and those with a condition ("on request"). Null if it isn't such a
 * column.
 */
export function yesTexts(column: TableColumn): ColumnMatches | null {
  if (column.texts.length > MOST_FLAGS) return null
  const texts = column.texts.map((text) => plainCell(text).trim().toLowerCase())
  const firstWord = (text: string) => text.split(/[\s(,;]/u, 1)[0] ?? ''
  const isNo = (text: string) => NO.test(text) || isListed(firstWord(text), 'no')
  if (!texts.some((text) => YES.test(text) || isListed(firstWord(text), 'yes')) || !texts.some(isNo))
    return null
  return matchingTexts(
    column,
    texts.flatMap((text, at) => (isNo(text) ? [] : [at])),
  )
}
