import { contextOf, isDelimiterRow } from '../../text/annotations/line-context.ts'
import { cellsOf } from '../../text/markdown-lines.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'

/**
 * Writes adjacent rows of a table: one row below its header as a sentence, several as a table in Markdown, and rows
 * without a header as lines. `all` are the passage's sentences.
 */
export function formatTable(all: readonly Sentence[], rows: readonly Sentence[]): string {
  const listed = rows.filter((row) => !isDelimiterRow(row))
  const headerAt = listed.map((row) => contextOf(all, placeOf(all, row))).find((at) => at !== undefined)
  const header = all[headerAt ?? -1]
  const body = listed.filter(({ start }) => start !== header?.start)
  const [only] = body
  const names = header?.kind === 'row' ? cellsOf(header.text) : []
  if (only && body.length === 1) return formatRow(cellsOf(only.text), names)
  if (header?.kind !== 'row') return body.map((row) => `- ${formatRow(cellsOf(row.text))}`).join('\n')
  const dashes = rows.find(isDelimiterRow)?.text ?? `|${'---|'.repeat(names.length)}`
  return [header.text, dashes, ...body.map(({ text }) => text)].join('\n')
}

function placeOf(all: readonly Sentence[], { start }: Sentence): number {
  return all.findIndex((sentence) => sentence.start === start)
}

/**
 * "Puncture repair: £14, 30 minutes". Values that could be confused, or that don't explain themselves, come with the
 * names of their columns: "City bike – Day: £18; Week: £75".
 */
function formatRow([first = '', ...cells]: readonly string[], names: readonly string[] = []): string {
  const values = cells.flatMap((value, at) => (value === '' ? [] : [{ value, name: names[at + 1] ?? '' }]))
  if (values.length === 0) return first
  const subject = first.replace(/:$/, '')
  if (names.length === 0 || areSelfExplanatory(values))
    return `${subject}${subject && ': '}${values.map(({ value }) => value).join(', ')}`
  const named = values.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`))
  return `${subject}${subject && ' – '}${named.join('; ')}`
}

/** Whether all are amounts in different units under columns of one-word names. */
function areSelfExplanatory(values: readonly { readonly value: string; readonly name: string }[]): boolean {
  const units = values.map(({ value }) => value.replace(/[\p{N}\s.,:–-]/gu, ''))
  const areAmounts = values.every(({ value }, at) => /\p{N}/u.test(value) && units[at] !== '')
  const areUnlike = values.length > 1 && new Set(units).size === values.length
  return areAmounts && areUnlike && values.every(({ name }) => !/\s/.test(name))
}
