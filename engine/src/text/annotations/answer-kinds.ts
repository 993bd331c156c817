import { wholeWords } from '../../languages/alternatives.ts'
import { stripCitationMarks } from '../strip-citation-marks.ts'
import { DATES, NAMES, NUMBERS, REASONS } from './answer-words.ts'

/** One bit per kind of answer that a text contains. */
const DATE = 1
const NUMBER = 2
const NAME = 4
const REASON = 8
/** Upper- and lower-case letters: without case, names can't be recognized. */
const CASED = 16
const BIT_OF: Readonly<Record<Exclude<AnswerType, 'other'>, number>> = {
  date: DATE,
  number: NUMBER,
  person: NAME,
  place: NAME,
  reason: REASON,
}
const CASED_LETTER = /[\p{Lu}\p{Ll}]/u

/** The kinds of answers in a text, as bits for `holdsKind`. */
export function answerKindsIn(text: string): number {
  const said = stripCitationMarks(text)
  return (
    (DATES.test(said) ? DATE : 0) |
    (NUMBERS.test(said) ? NUMBER : 0) |
    (NAMES.test(said) ? NAME : 0) |
    (REASONS.test(said) ? REASON : 0) |
    (CASED_LETTER.test(said) ? CASED : 0)
  )
}

/**
 * Whether a text of these kinds has something of the wanted type. `undefined` for types that any text may have, and for
 * names in scripts without case.
 */
export function holdsKind(type: AnswerType, kinds: number): boolean | undefined {
  if (type === 'other') return undefined
  if (BIT_OF[type] === NAME && (kinds & CASED) === 0) return undefined
  return (kinds & BIT_OF[type]) !== 0
}

/** The kind of thing that a question asks for, if its words tell. */
export type AnswerType = 'number' | 'date' | 'person' | 'place' | 'reason' | 'other'

/** In the order in which they are tested. */
const TYPES = ['date', 'number', 'person', 'place', 'reason'] as const
const ASKED = TYPES.map((type) => ({
  type,
  words: new RegExp(
    wholeWords(({ answerTypes }) => answerTypes?.[type]),
    'u',
  ),
}))

/** The kind of answer that `question` asks for, or `other` if its words don't tell. */
export function expectedAnswerType(question: string): AnswerType {
  const lower = question.toLowerCase()
  return ASKED.find(({ words }) => words.test(lower))?.type ?? 'other'
}
