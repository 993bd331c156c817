import { foldDiacritics, lowerCase } from '../text/normalise-word.ts'
import { forEachToken } from '../text/tokenize.ts'
import { plainCell, type RowTable, type TableColumn } from './row-table.ts'
import { typedColumn } from './typed-column.ts'

/** A text of a column. */
export interface Cell {
  readonly column: TableColumn
  readonly text: number
  /** Whether it is the whole cell, and not one of several things that the cell lists. */
  readonly isWhole: boolean
}

/** Finds cells by their texts, whatever their case, punctuation and spaces: "BX-2210" is "bx 2210". */
export interface CellLookup {
  find(key: string): readonly Cell[]
  /** Words of the longest cell that can be found. */
  readonly longest: number
}

const LONGEST_CELL = 12
/** Cells and parts of cells that are found; in a power of two. */
const MOST_CELLS = 2 ** 21
const LONGEST_LIST = 200
const TEXTS_IN_A_STEP = 10_000
const LIST_SIGN = /[,;/+›]|\s[-–&]\s/u
const lookups = new WeakMap<RowTable, CellLookup>()

/** The lookup of a table, made when it is first needed: sixteen bytes for each text. */
export function cellLookup(table: RowTable): CellLookup {
  const known = lookups.get(table)
  if (known) return known
  const steps = makeLookup(table)
  let step = steps.next()
  while (!step.done) step = steps.next()
  lookups.set(table, step.value)
  return step.value
}

/** Makes what questions need of a table, in short steps between which others can have the processor. */
export function* prepareTable(table: RowTable): Generator<void> {
  for (const column of table.columns) {
    typedColumn(column)
    yield
  }
  if (!lookups.has(table)) lookups.set(table, yield* makeLookup(table))
}

function* makeLookup({ columns, sections }: RowTable): Generator<void, CellLookup> {
  // Amounts, dates and times are compared as values.
  const all = [...columns.filter((column) => ['text', 'number'].includes(typedColumn(column).kind)), sections]
  const hashes: number[] = []
  const places: number[] = []
  let longest = 0
  const add = (key: string, wordCount: number, column: number, text: number) => {
    if (wordCount === 0 || wordCount > LONGEST_CELL || hashes.length === MOST_CELLS) return
    longest = Math.max(longest, wordCount)
    hashes.push(hashOf(key))
    places.push(column, text)
  }
  for (const [number, column] of all.entries()) {
    const { text: words, starts } = haystackOf(column)
    yield
    for (const [text, written] of column.texts.entries()) {
      if (text % TEXTS_IN_A_STEP === TEXTS_IN_A_STEP - 1) yield
      const line = words.slice(starts[text], (starts[text + 1] ?? words.length + 1) - 1).trim()
      add(line.replaceAll(' ', ''), line === '' ? 0 : line.split(' ').length, number, text)
      for (const part of listedIn(plainCell(written))) {
        const own = keyWords(part)
        add(own.join(''), own.length, number, text)
      }
    }
  }
  // A hash and a number in one, so that they are sorted as plain numbers.
  const sorted = Float64Array.from(hashes, (hash, number) => hash * MOST_CELLS + number).sort()
  const placesOf = Uint32Array.from(places)
  return {
    longest,
    find: (key) => {
      const found: Cell[] = []
      const hash = hashOf(key)
      for (let at = lowerBound(sorted, hash * MOST_CELLS); at < sorted.length; at++) {
        const entry = sorted[at] ?? 0
        if (Math.floor(entry / MOST_CELLS) !== hash) break
        const place = (entry % MOST_CELLS) * 2
        const column = all[placesOf[place] ?? 0]
        const text = placesOf[place + 1] ?? 0
        const written = plainCell(column?.texts[text] ?? '')
        const isWhole = keyWords(written).join('') === key
        const isListed = isWhole || listedIn(written).some((part) => keyWords(part).join('') === key)
        if (column && isListed) found.push({ column, text, isWhole })
      }
      return found
    },
  }
}

/** The things that a cell lists. */
function listedIn(text: string): string[] {
  if (text.length > LONGEST_LIST || !LIST_SIGN.test(text)) return []
  return [...new Set(text.split(LIST_SIGN).map((part) => part.trim()))].filter((part) => part !== '')
}

/** Letters and digits of ASCII between spaces and dashes: most cells, whose words need no tokenizer. */
const PLAIN_TEXT = /^[A-Za-z0-9 -]*$/
const PLAIN_WORD = /[a-z0-9]+/g

/** The words that a text is compared by. */
export function keyWords(text: string): string[] {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase().match(PLAIN_WORD) ?? []
  const words: string[] = []
  forEachToken(text, (word) => words.push(foldDiacritics(lowerCase(word))))
  return words
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function lowerBound(sorted: Uint32Array | Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

const haystacks = new WeakMap<TableColumn, { readonly text: string; readonly starts: Uint32Array }>()

function haystackOf(column: TableColumn): { readonly text: string; readonly starts: Uint32Array } {
  const known = haystacks.get(column)
  if (known) return known
  const lines = column.texts.map((text) => ` ${keyWords(plainCell(text)).join(' ')} `)
  const starts = new Uint32Array(lines.length)
  let at = 0
  for (const [line, text] of lines.entries()) {
    starts[line] = at
    at += text.length + 1
  }
  const made = { text: lines.join('\n'), starts }
  haystacks.set(column, made)
  return made
}

/** The texts of a column that have a word which begins with `beginning` and passes. */
export function textsWithWord(
  column: TableColumn,
  beginning: string,
  isWord: (word: string) => boolean,
): Set<number> {
  const { text, starts } = haystackOf(column)
  const found = new Set<number>()
  for (let at = text.indexOf(` ${beginning}`); at >= 0; at = text.indexOf(` ${beginning}`, at + 1)) {
    const word = text.slice(at + 1, text.indexOf(' ', at + 1))
    if (isWord(word)) found.add(lowerBound(starts, at + 1) - 1)
  }
  return found
}

/** The texts of a column that have these words in this order; the last may go on. */
export function textsWithPhrase(column: TableColumn, words: string): Set<number> {
  const { text, starts } = haystackOf(column)
  const found = new Set<number>()
  for (let at = text.indexOf(` ${words}`); at >= 0; at = text.indexOf(` ${words}`, at + 1))
    found.add(lowerBound(starts, at + 1) - 1)
  return found
}
