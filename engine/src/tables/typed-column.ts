import { monthNamed } from '../text/months.ts'
import { decimalIn, type Notation, readValues, type Value, type ValueKind } from './read-values.ts'
import { plainCell, type TableColumn } from './row-table.ts'

/** A column with the values that its texts stand for. */
export interface TypedColumn {
  readonly kind: ValueKind | 'text'
  /** For each text, its value; not a number for texts that are none. */
  readonly values: Float64Array
  /** The unit or currency of most values; `''` if there is none. */
  readonly unit: string
  /** Whether nearly every row has a text of its own. */
  readonly isKey: boolean
  /** How values are written, for reading more of them. */
  readonly notation: Notation
}

/** Columns of values may have some texts, such as "on request". */
const LEAST_VALUES = 0.7
const LEAST_OWN_TEXTS = 0.95
const FEWEST_KEYS = 2
/** Texts that decide how values are written. */
const SAMPLE = 500
/** After the value of a cell: "12 € pro Tag". */
const LONGEST_REST = 24

const known = new WeakMap<TableColumn, TypedColumn>()

/** The values of a column, read when they are first needed. */
export function typedColumn(column: TableColumn): TypedColumn {
  const cached = known.get(column)
  if (cached) return cached
  const typed = readColumn(column)
  known.set(column, typed)
  return typed
}

function readColumn(column: TableColumn): TypedColumn {
  const { name, texts } = column
  const notation = notationOf(texts.slice(0, SAMPLE))
  const values = new Float64Array(texts.length).fill(Number.NaN)
  const kinds = new Map<ValueKind, number>()
  const units = new Map<string, number>()
  let filled = 0
  for (const [at, text] of texts.entries()) {
    if (text === '') continue
    filled++
    const value = cellValue(plainCell(text), notation)
    if (!value) continue
    values[at] = value.value
    kinds.set(value.kind, (kinds.get(value.kind) ?? 0) + 1)
    units.set(value.unit, (units.get(value.unit) ?? 0) + 1)
  }
  const sum = [...kinds.values()].reduce((all, each) => all + each, 0)
  const [kind, count] = mostOf(kinds)
  const [unit] = mostOf(units)
  const named = readValues(`1 ${unitIn(name)}`)[0]
  const isKey = isKeyColumn(column)
  if (
    kind === undefined ||
    sum < filled * LEAST_VALUES ||
    (kind !== 'money' && kind !== 'number' && count < filled * LEAST_VALUES)
  )
    return { kind: 'text', values, unit: '', isKey, notation }
  const isMoney = kinds.has('money') || (kind === 'number' && named?.kind === 'money')
  const inCurrency = [...units.keys()].find((each) => /^[A-Z]{3}$/.test(each))
  return {
    kind: isMoney ? 'money' : kind,
    values,
    unit: isMoney ? (inCurrency ?? named?.unit ?? '') : unit || (named?.unit ?? ''),
    isKey,
    notation,
  }
}

/** What a column's name says of its unit: "Weight (kg)", "Preis in €", "Price EUR". */
function unitIn(name: string): string {
  return /[([]\s?([^)\]]{1,12})[)\]]/u.exec(name)?.[1] ?? name.split(' ').at(-1) ?? ''
}

function mostOf<Key>(counts: ReadonlyMap<Key, number>): readonly [Key | undefined, number] {
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first ?? [undefined, 0]
}

const LONGEST_VALUE = 60
/** Of a currency. */
const LONGEST_CODE = 3
/** A number, one after a sign or a currency, or a date that begins with the name of its month. */
const BEGINS_LIKE_A_VALUE = /^[-−+~<>≤≥]?\s?(?:\p{Sc}|(\p{L}{3,12})\.?)?\s?\p{Nd}/u

/** The value that a cell consists of, but for a few words after it. */
function cellValue(text: string, notation: Notation): Value | undefined {
  if (text.length > LONGEST_VALUE) return undefined
  const begun = BEGINS_LIKE_A_VALUE.exec(text)
  const word = begun?.[1] ?? ''
  if (!begun || (word.length > LONGEST_CODE && monthNamed(word) === undefined)) return undefined
  const [value, ...others] = readValues(text, notation)
  if (!value || others.length > 0) return undefined
  const before = text.slice(0, value.start).trim()
  const behind = text.slice(value.end).trim()
  return before.replace(/^[-−+~<>≤≥]$/, '') === '' && behind.length <= LONGEST_REST ? value : undefined
}

function notationOf(texts: readonly string[]): Notation {
  let points = 0
  let commas = 0
  let isMonthFirst = false
  let isDayFirst = false
  for (const text of texts)
    for (const { 0: written } of text.matchAll(/\p{Nd}[\p{Nd}.,/]*/gu)) {
      const parts = written.split('/')
      if (parts.length === 3) {
        isDayFirst ||= Number(parts[0]) > 12
        // Excel's own short form, which has a year of two digits.
        isMonthFirst ||= Number(parts[1]) > 12 || parts[2]?.length === 2
      }
      const decimal = decimalIn(written.replace(/[.,]$/, ''))
      if (decimal === '.') points++
      if (decimal === ',') commas++
    }
  const decimal = points === commas ? null : points > commas ? '.' : ','
  return { decimal, isMonthFirst: isMonthFirst && !isDayFirst }
}

function isKeyColumn({ texts, codes }: TableColumn): boolean {
  const empty = texts.indexOf('')
  let filled = 0
  for (const code of codes) if (code !== empty) filled++
  const own = texts.length - (empty < 0 ? 0 : 1)
  return own >= FEWEST_KEYS && own >= filled * LEAST_OWN_TEXTS && filled >= codes.length * LEAST_OWN_TEXTS
}
