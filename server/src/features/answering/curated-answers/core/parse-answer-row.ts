import type { AnswerRow } from '@parleykit/contract/answering/curated-answers/answer-files'
import { curatedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { toQuestions } from './to-questions.ts'

export interface ParsedRow {
  readonly row: number
  readonly question: string
  readonly wordings: string[]
  readonly answer: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** A row of a file as an answer to store, or why it can't be one, as a sentence. */
export function parseAnswerRow(given: AnswerRow): ParsedRow | string {
  const parsed = curatedAnswerInput.safeParse({
    ...toQuestions({ ...given, wordings: given.wordings.filter((wording) => wording.trim() !== '') }),
    answer: given.answer,
    validFrom: toDay(given.validFrom),
    validUntil: toDay(given.validUntil),
  })
  if (!parsed.success) return `${parsed.error.issues[0]?.message ?? 'This row is invalid'}.`
  const { wordings = [], validFrom = null, validUntil = null, ...rest } = parsed.data
  return { row: given.row, ...rest, wordings, validFrom, validUntil }
}

/** A day as ISO 8601 writes it. Days and months separated by dots are in the order of most of Europe. */
function toDay(text: string): string | null {
  const written = text.trim()
  if (written === '') return null
  const [day = '', month = '', year = '', ...more] = written.split('.')
  if (year.length !== 4 || more.length > 0) return written
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
