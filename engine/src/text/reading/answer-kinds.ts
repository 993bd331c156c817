import { withoutCitations } from '../citations.ts'
import type { AnswerType } from './answer-type.ts'
import { DATES, FIRST_OF_SEVERAL, NAMES, NUMBERS, REASONS } from './answer-words.ts'
import type { WordList } from './word-list.ts'

/** Bits of what a text holds: something of a kind that questions ask for. */
const DATE = 1
const NUMBER = 2
const NAME = 4
const REASON = 8
/** Capitals and small letters: without them no name is told. */
const CASED = 16
const BIT_OF: Readonly<Record<Exclude<AnswerType, 'other'>, number>> = {
  date: DATE,
  number: NUMBER,
  person: NAME,
  place: NAME,
  reason: REASON,
}
/** Of a word that wasn't looked at yet. */
const UNKNOWN = 255
const CASED_LETTER = /[\p{Lu}\p{Ll}]/u
const FIGURE = /\p{N}/u
/** Without spaces between words, names and numerals aren't words by themselves. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The kinds of answers that a text holds, as bits for `holdsKind`. */
export function answerKindsIn(text: string): number {
  const said = withoutCitations(text)
  const hasFigure = FIGURE.test(said)
  return withNames(said, hasFigure || NUMBERS.test(said), DATES.test(said))
}

/** Whether a text of these kinds holds something of the wanted type; `undefined` where any may, and for names in scripts without capitals. */
export function holdsKind(type: AnswerType, kinds: number): boolean | undefined {
  if (type === 'other') return undefined
  if (BIT_OF[type] === NAME && (kinds & CASED) === 0) return undefined
  return (kinds & BIT_OF[type]) !== 0
}

function withNames(text: string, hasNumber: boolean, hasDate: boolean): number {
  return (
    (hasDate ? DATE : 0) |
    (hasNumber ? NUMBER : 0) |
    (NAMES.test(text) ? NAME : 0) |
    (REASONS.test(text) ? REASON : 0) |
    (CASED_LETTER.test(text) ? CASED : 0)
  )
}

/** Reads many texts, looking for dates and numerals only where a word or a figure may be part of one. */
export class AnswerKindReader {
  readonly #list: WordList
  /** By the words' numbers: what a text with the word may hold; 255 where it isn't known. */
  #mayHold = new Uint8Array(1024).fill(UNKNOWN)

  constructor(list: WordList) {
    this.#list = list
  }

  /** As `answerKindsIn`. */
  read(given: string, words: Uint32Array): number {
    const text = withoutCitations(given)
    let may = 0
    for (const word of words) may |= this.#look(word)
    const hasFigure = FIGURE.test(text)
    const hasNumber = hasFigure || ((may & NUMBER) !== 0 && NUMBERS.test(text))
    return withNames(text, hasNumber, (hasFigure || (may & DATE) !== 0) && DATES.test(text))
  }

  #look(word: number): number {
    if (word >= this.#mayHold.length) {
      const more = new Uint8Array(Math.max(word + 1, this.#mayHold.length * 2)).fill(UNKNOWN)
      more.set(this.#mayHold)
      this.#mayHold = more
    }
    const known = this.#mayHold[word] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    const text = this.#list.wordAt(word)
    const isUnspaced = UNSPACED.test(text)
    const isPart = isUnspaced || FIRST_OF_SEVERAL.has(text)
    const may = (isPart || DATES.test(text) ? DATE : 0) | (isPart || NUMBERS.test(text) ? NUMBER : 0)
    this.#mayHold[word] = may
    return may
  }
}
