import { type Cell, cellLookup } from '../../tables/cell-lookup.ts'
import { type Condition, matchingTexts } from '../../tables/find-rows.ts'
import type { RowTable, TableColumn } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { applyComparison, type NamedColumns, yesTexts } from './choose-column.ts'
import { findUnknownWords, type UnknownWords } from './find-unknown-words.ts'
import { matchTexts } from './match-texts.ts'
import { asksForMoment, columnsNamed, momentColumns, moneyColumns } from './name-columns.ts'
import { asksForMoney, isListed, phraseAt, type QuestionWord, type RowQuestion } from './question-words.ts'
import type { Comparison } from './read-comparisons.ts'

export const ORDERS = ['cheapest', 'dearest', 'earliest', 'latest', 'lowest', 'highest'] as const
/** Words between a column's name and the value that it goes with. */
const NEAR = 2
const MOST_LISTED = 50
const JOINED_BEFORE = /[\p{L}\p{N}][-/._]$/u
const JOINED_BEHIND = /^[-/._][\p{L}\p{N}]/u

/** A reading in the making: which words of the question are used up, and what they mean. */
export class TableDraft {
  readonly used: boolean[]
  readonly conditions: Condition[] = []
  key: 'code' | 'name' | null = null
  understood = 0
  readonly #table: RowTable
  readonly #question: RowQuestion
  /** The columns that words name, by the word's position. */
  readonly #names = new Map<number, readonly TableColumn[]>()
  /** The positions before and after cells. */
  readonly #besideCells = new Set<number>()

  constructor(table: RowTable, question: RowQuestion) {
    this.#table = table
    this.#question = question
    this.used = question.words.map(() => false)
  }

  use(from: number, to: number): void {
    this.used.fill(true, from, to)
  }

  isFree(from: number, to: number): boolean {
    return !this.used.slice(from, to).includes(true)
  }

  /** Uses up a phrase of a kind, and returns its bounds. */
  take(field: Parameters<typeof phraseAt>[2]): { from: number; to: number } | null {
    for (let from = 0; from < this.used.length; from++) {
      const to = from + phraseAt(this.#question, from, field)
      if (to === from || !this.isFree(from, to)) continue
      this.use(from, to)
      return { from, to }
    }
    return null
  }

  takeOrder(
    comparisons: readonly Comparison[],
  ): { kind: (typeof ORDERS)[number]; limit: number | null } | null {
    for (const kind of ORDERS) {
      const at = this.take(kind)
      if (!at) continue
      const number = comparisons.find(({ isSure, from, to }) => !isSure && (to === at.from || from === at.to))
      if (number) this.use(number.from, number.to)
      return { kind, limit: number && number.value.value <= MOST_LISTED ? number.value.value : null }
    }
    return null
  }

  /** Words that are a whole cell or something that a cell lists, the longest first. */
  readCells(): void {
    const lookup = cellLookup(this.#table)
    const { words } = this.#question
    for (let length = Math.min(lookup.longest, words.length); length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const span = words.slice(from, from + length)
        if (!this.isFree(from, from + length) || !this.#mayBeCell(span, from)) continue
        const found = lookup.find(span.map(({ word }) => word).join(''))
        const isNumber = length === 1 && /^\p{N}{1,20}$/u.test(span[0]?.word ?? '')
        const cells = isNumber ? found.filter(({ column }) => typedColumn(column).isKey) : found
        if (cells.length > 0) this.#takeCells(cells, from, from + length)
      }
  }

  #mayBeCell(span: readonly QuestionWord[], from: number): boolean {
    if (span.every(({ word, isFunctionWord }) => isFunctionWord || isListed(word, 'generic'))) return false
    const [start, end] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0]
    const { text } = this.#question
    // "4711-B" is not "4711".
    if (JOINED_BEFORE.test(text.slice(Math.max(0, start - 4), start)) || JOINED_BEHIND.test(text.slice(end)))
      return false
    return span.length > 1 || (span[0]?.word.length ?? 0) > 1 || from > 0
  }

  #takeCells(cells: readonly Cell[], from: number, to: number): void {
    const whole = cells.filter(({ isWhole }) => isWhole)
    const taken = whole.length > 0 ? whole : cells
    this.use(from, to)
    this.understood += to - from
    this.#besideCells.add(from - 1).add(to)
    const isKey = whole.some(({ column }) => typedColumn(column).isKey)
    if (isKey) {
      this.key = this.#question.words.slice(from, to).some(({ word }) => /\p{N}{3}/u.test(word))
        ? 'code'
        : 'name'
    }
    const byColumn = Map.groupBy(taken, ({ column }) => column)
    const condition = [...byColumn].map(([column, own]) =>
      matchingTexts(
        column,
        own.map(({ text }) => text),
      ),
    )
    // Two whole cells of a column are alternatives.
    const same =
      condition.length === 1 && whole.length > 0
        ? this.conditions.find((each) => each.length === 1 && each[0]?.column === condition[0]?.column)
        : undefined
    if (same) for (const { text } of taken) same[0]?.texts.fill(1, text, text + 1)
    else this.conditions.push(condition)
  }

  /** Words that name columns, or ask for what a column holds. */
  readNames(isPriced: boolean): void {
    if (isPriced) this.#names.set(-1, moneyColumns(this.#table))
    for (const [at, word] of this.#question.words.entries()) {
      if (this.used[at]) continue
      const named = word.isFunctionWord ? [] : columnsNamed(this.#table, word, this.#question.languages)
      const meant =
        named.length > 0
          ? named
          : asksForMoney(word.word)
            ? moneyColumns(this.#table)
            : asksForMoment(word.word)
              ? momentColumns(this.#table)
              : []
      if (meant.length === 0) continue
      this.#names.set(at, meant)
      this.used[at] = true
      this.understood++
    }
  }

  /** The columns named next to words, and those named by the most words. */
  named(from = -1, to = -1): NamedColumns {
    const near = [...this.#names].flatMap(([at, columns]) =>
      to > 0 && ((at < from && at >= from - NEAR) || (at >= to && at < to + NEAR)) ? columns : [],
    )
    let all: readonly TableColumn[] = []
    for (const columns of this.#names.values()) {
      const both = all.filter((column) => columns.includes(column))
      all = all.length === 0 ? columns : both.length > 0 ? both : [...all, ...columns]
    }
    return { near, all }
  }

  /** Applies a comparison. Tells if it fits several columns, or if it surely is one and fits none. */
  compare(comparison: Comparison): 'read' | 'several' | 'none' {
    const { from, to, isSure, value } = comparison
    const matches = applyComparison(this.#table, comparison, this.named(from, to))
    if (!matches) return isSure ? 'none' : 'read'
    this.use(from, to)
    this.understood++
    if (this.#question.words[to]?.word === value.unit && value.unit !== '') this.used[to] = true
    if (matches === 'several') return 'several'
    // "We are six: what sleeps six or more?" says the number twice.
    const isRepeated =
      !isSure && this.conditions.some((each) => each.some(({ column }) => column === matches.column))
    if (!isRepeated) this.conditions.push([matches])
    return 'read'
  }

  /** A column of yes and no that is named is a condition, unless it is asked for one row. */
  readFlags(): void {
    if (this.key) return
    for (const [at, columns] of this.#names) {
      const [column, ...others] = columns
      const yes = column && others.length === 0 ? yesTexts(column) : null
      if (!yes) continue
      this.conditions.push([yes])
      this.#names.delete(at)
    }
  }

  /** Words that some cells have, or days of the week. */
  readTexts(): void {
    for (let at = 0; at < this.used.length; at++) {
      if (this.used[at]) continue
      const { matches, to } = matchTexts(this.#table, this.#question, this.used, at)
      if (matches.length === 0) continue
      this.conditions.push(matches)
      this.#besideCells.add(at - 1).add(to)
      this.use(at, to)
      this.understood++
    }
  }

  asked(): TableColumn[] {
    const conditional = new Set(this.conditions.flat().map(({ column }) => column))
    return this.named().all.filter((column) => !conditional.has(column))
  }

  unknown(): UnknownWords {
    return findUnknownWords(this.#table, this.#question, this.used, this.#besideCells)
  }
}
