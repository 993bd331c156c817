import { CONCEPT_PATTERNS } from '../concepts.ts'
import { MAX_TOKEN } from '../tokenize.ts'
import { DATES, NUMBERS, REASONS } from './answer-words.ts'
import { CLUE_SOURCES } from './clue-sources.ts'
import type { WordList } from './word-list.ts'

/** The patterns searched for in every text, in the order of the clue sources. */
export const SOUGHT: readonly RegExp[] = [...CONCEPT_PATTERNS, DATES, NUMBERS, REASONS]

/**
 * Patterns that at least one token matches in every text with the sought pattern. Undefined if there is no such token.
 */
const CLUES = CLUE_SOURCES.map((source, at) =>
  source === null ? undefined : new RegExp(source, SOUGHT[at]?.ignoreCase ? 'iu' : 'u'),
)
const BIT_OF: ReadonlyMap<RegExp, number> = new Map(SOUGHT.map((pattern, at) => [pattern, 1 << at]))
const ALL = -1
/** No pattern, for a word that has been examined. */
const KNOWN = 1 << 31
/** The patterns that any text may match. */
const ALWAYS = CLUES.reduce((bits, clue, at) => (clue ? bits : bits | (1 << at)), KNOWN)
/** Tokens with it are cut anywhere, so they are no evidence. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u

/** Tells for one of the patterns `SOUGHT` whether a text can match it. */
export type MayHold = (pattern: RegExp) => boolean

/** Tells by the words of many texts which patterns each can match. Every word is examined once. */
export class ClueReader {
  readonly #list: WordList
  /** Patterns that a text with the word can match, as bits, by word number; 0 if not yet known. */
  #bits = new Int32Array(1024)

  constructor(list: WordList) {
    this.#list = list
  }

  /** The patterns that a text with these tokens, in lower case, can match. */
  read(words: Uint32Array): MayHold {
    let bits = ALWAYS
    for (const word of words) bits |= this.#look(word)
    return (pattern) => (bits & (BIT_OF.get(pattern) ?? ALL)) !== 0
  }

  #look(word: number): number {
    if (word >= this.#bits.length) {
      const more = new Int32Array(Math.max(word + 1, this.#bits.length * 2))
      more.set(this.#bits)
      this.#bits = more
    }
    const known = this.#bits[word] ?? 0
    if (known !== 0) return known
    const bits = cluesIn(this.#list.wordAt(word))
    this.#bits[word] = bits
    return bits
  }
}

function cluesIn(word: string): number {
  if (word.length >= MAX_TOKEN || UNSPACED.test(word)) return ALL
  let bits = ALWAYS
  for (const [at, clue] of CLUES.entries()) if (clue?.test(word)) bits |= 1 << at
  return bits
}
