import { CONCEPT_PATTERNS } from '../concepts.ts'
import { MAX_TOKEN } from '../tokenize.ts'
import { DATES, NUMBERS, REASONS } from './answer-words.ts'
import { CLUE_SOURCES } from './clue-sources.ts'
import type { WordList } from './word-list.ts'

/** What is looked for in every text, in the order of its clues' sources. */
export const SOUGHT: readonly RegExp[] = [...CONCEPT_PATTERNS, DATES, NUMBERS, REASONS]

/** Patterns that a token has wherever what is sought is found; undefined where none can tell. */
const CLUES = CLUE_SOURCES.map((source, at) =>
  source === null ? undefined : new RegExp(source, SOUGHT[at]?.ignoreCase ? 'iu' : 'u'),
)
const BIT_OF: ReadonlyMap<RegExp, number> = new Map(SOUGHT.map((pattern, at) => [pattern, 1 << at]))
const ALL = -1
/** Of no pattern: of a word that was looked at. */
const KNOWN = 1 << 31
/** What may be found in any text. */
const ALWAYS = CLUES.reduce((bits, clue, at) => (clue ? bits : bits | (1 << at)), KNOWN)
/** Tokens with it are cut anywhere: they tell nothing. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u

/** Says of one of the patterns `SOUGHT` whether it may be found in a text. */
export type MayHold = (pattern: RegExp) => boolean

/** Tells by the words of many texts what may be found in each. Every word is looked at once. */
export class ClueReader {
  readonly #list: WordList
  /** By the words' numbers: the patterns that a text with the word may hold, as bits; 0 where it isn't known. */
  #bits = new Int32Array(1024)

  constructor(list: WordList) {
    this.#list = list
  }

  /** What a text of these words, its tokens in lower case, may hold. */
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
