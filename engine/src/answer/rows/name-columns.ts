import { alternatives } from '../../languages/alternatives.ts'
import { PACKS } from '../../languages/packs.ts'
import { relationsOf } from '../../query/word-relations.ts'
import { keyWords } from '../../tables/cell-lookup.ts'
import { plainCell, type RowTable, type TableColumn } from '../../tables/row-table.ts'
import { typedColumn } from '../../tables/typed-column.ts'
import { CURRENCIES } from '../../text/currencies.ts'
import { HEADING_SEPARATOR } from '../../text/innermost-heading.ts'
import { monthAlone, monthsIn } from '../../text/months.ts'
import { weekdaysIn } from '../../text/weekdays.ts'
import { asksForMoney, type QuestionWord, share, stemsOf } from './question-words.ts'

/** How well a related word must match. */
const LEAST_RELATION = 0.6
const SHORTEST_PART = 5

interface NamedColumn {
  readonly column: TableColumn
  readonly words: readonly { readonly word: string; readonly stems: ReadonlySet<string> }[]
}

const known = new WeakMap<RowTable, readonly NamedColumn[]>()

function namesOf(table: RowTable, languages: readonly string[]): readonly NamedColumn[] {
  const cached = known.get(table)
  if (cached) return cached
  const read = table.columns.map((column) => ({
    column,
    words: keyWords(plainCell(column.name)).map((word) => ({ word, stems: stemsOf(word, languages) })),
  }))
  known.set(table, read)
  return read
}

/** The columns whose names have a word of the question, as it is, as a related one or as a part of a compound. */
export function columnsNamed(
  table: RowTable,
  asked: QuestionWord,
  languages: readonly string[],
): TableColumn[] {
  const named = namesOf(table, languages)
  const days = weekdaysIn(asked.written)
  const ofDay = days.size === 0 ? [] : named.filter(({ column }) => share(weekdaysIn(column.name), days))
  if (ofDay.length > 0) return ofDay.map(({ column }) => column)
  const month = monthAlone(asked.written)
  const ofMonth =
    month === undefined ? [] : named.filter(({ column }) => monthsIn(column.name.toLowerCase()).has(month))
  if (ofMonth.length > 0) return ofMonth.map(({ column }) => column)
  const having = (isSame: (name: NamedColumn['words'][number]) => boolean) =>
    named.filter(({ words }) => words.some(isSame)).map(({ column }) => column)
  const same = having(({ stems }) => share(stems, asked.stems))
  if (same.length > 0) return same
  const related = relatedTo(asked, languages)
  const alike = having(({ stems }) => share(stems, related))
  if (alike.length > 0) return alike
  const parts = [asked.word, ...asked.stems]
  return having(({ word }) => parts.some((part) => isPart(word, part) || isPart(part, word)))
}

function relatedTo({ stems }: QuestionWord, languages: readonly string[]): ReadonlySet<string> {
  const related = new Set<string>()
  for (const language of languages)
    for (const stem of stems)
      for (const [other, strength] of relationsOf(language).get(stem) ?? [])
        if (strength >= LEAST_RELATION) related.add(other)
  return related
}

function isPart(whole: string, part: string): boolean {
  return (
    part.length >= SHORTEST_PART &&
    whole.length > part.length &&
    (whole.endsWith(part) || whole.startsWith(part))
  )
}

/** The columns of prices. */
export function moneyColumns({ columns }: RowTable): readonly TableColumn[] {
  return columns.filter((column) => {
    const { kind } = typedColumn(column)
    return kind === 'money' || (kind === 'number' && keyWords(column.name).some(asksForMoney))
  })
}

/** Of several columns of prices, the only one that is simply called a price, or the only one that each row has. */
export function mainColumns(columns: readonly TableColumn[]): readonly TableColumn[] {
  if (columns.length < 2) return columns
  const plain = columns.filter(({ name }) =>
    keyWords(name)
      .filter((word) => !isCurrency(word))
      .every(asksForMoney),
  )
  const full = columns.filter(({ texts }) => !texts.includes(''))
  return [plain, full].find(({ length }) => length === 1) ?? columns
}

function isCurrency(word: string): boolean {
  return CURRENCIES.some(({ mark }) => mark.exec(word)?.[0].length === word.length)
}

/** The columns of dates and times. */
export function momentColumns({ columns }: RowTable): readonly TableColumn[] {
  return columns.filter((column) => ['date', 'time'].includes(typedColumn(column).kind))
}

const MOMENT = new RegExp(`^(?:${alternatives(({ answerTypes }) => answerTypes?.date)})$`, 'u')

/** Whether a word asks for a date or time: "when". */
export function asksForMoment(word: string): boolean {
  return MOMENT.test(word)
}

/** Whether a word is one of those that an entry and its sheets are called by: it leaves out no row. */
export function isContext(
  { title, sections }: RowTable,
  { word, stems }: QuestionWord,
  languages: readonly string[],
): boolean {
  const sheets = new Set(sections.texts.map((text) => text.split(HEADING_SEPARATOR, 1)[0] ?? ''))
  return [title, ...sheets]
    .flatMap(keyWords)
    .some((own) => isPart(own, word) || share(stemsOf(own, languages), stems))
}

const hourWords = new Set(PACKS.flatMap(({ concepts }) => concepts?.asked.hours?.split(' ') ?? []))

/** Whether a word asks for hours, and a table has some: columns of times, or one for each day. */
export function asksForHours({ columns }: RowTable, word: string): boolean {
  if (!hourWords.has(word)) return false
  return columns.some((column) => typedColumn(column).kind === 'time' || weekdaysIn(column.name).size > 0)
}
