import { withoutCitations } from '../citations.ts'
import type { AnswerType } from './answer-type.ts'
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
const FIGURE = /\p{N}/u
const CASED_LETTER = /[\p{Lu}\p{Ll}]/u

/**
 * The kinds of answers in a text, as bits for `holdsKind`. `mayHold` tells whether the text can match the patterns of
 * dates, numbers and reasons.
 */
export function answerKindsIn(text: string, mayHold: (pattern: RegExp) => boolean = () => true): number {
  const said = withoutCitations(text)
  const finds = (pattern: RegExp) => mayHold(pattern) && pattern.test(said)
  return (
    (finds(DATES) ? DATE : 0) |
    (FIGURE.test(said) || finds(NUMBERS) ? NUMBER : 0) |
    (NAMES.test(said) ? NAME : 0) |
    (finds(REASONS) ? REASON : 0) |
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
