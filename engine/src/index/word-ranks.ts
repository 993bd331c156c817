import { lowerCase, normaliseWord } from '../text/normalise-word.ts'
import { forEachToken } from '../text/tokenize.ts'
import { lowerBound } from './passage-index.ts'

/** How common the words of a language are in general. */
export interface WordRanks {
  /** Lower-case word (or pair of characters) → its rank, from 1. */
  readonly ranks: ReadonlyMap<string, number>
  /** The same words, sorted by UTF-16 units. */
  readonly sorted: readonly string[]
}

/** The ranks of a language (ISO 639-1); empty if unknown. */
export type WordRanksOf = (language: string) => WordRanks

export const NO_RANKS: WordRanks = { ranks: new Map(), sorted: [] }

/** The rank from which a word has the full weight. */
const RAREST_RANK = 10_000
/** For a content word whose language has no list. */
const UNKNOWN_RARITY = 0.7
/** Inflected forms of one word share at least this many letters. */
const SHARED_START = 4

/** Reads a list of a language's words, the commonest first. */
export function rankWords(words: readonly string[]): WordRanks {
  const ranks = new Map<string, number>()
  for (const [position, word] of words.entries()) {
    forEachToken(lowerCase(word), (token) => {
      if (!ranks.has(token)) ranks.set(token, position + 1)
    })
  }
  return { ranks, sorted: [...ranks.keys()].sort() }
}

/**
 * From 0 for the commonest words to 1 for very rare ones: a question and a text share common words by chance, whatever
 * their frequency in the knowledge. A middle value if the first language has no ranks.
 */
export function rarityOf(word: string, languages: readonly string[], ranksOf: WordRanksOf): number {
  const lower = lowerCase(word)
  const ranks = languages.map((language) => rankOf(lower, language, ranksOf(language)))
  const rarity = (Math.log(Math.min(RAREST_RANK, ...ranks)) / Math.log(RAREST_RANK)) ** 2
  const isRanked = languages[0] === undefined || ranksOf(languages[0]).ranks.size > 0
  return isRanked ? rarity : Math.min(rarity, UNKNOWN_RARITY)
}

/**
 * Whether the language's list has the word or another form of it. If so, it isn't misspelled, though the knowledge
 * lacks it.
 */
export function isListed(word: string, languages: readonly string[], ranksOf: WordRanksOf): boolean {
  const lower = lowerCase(word)
  return languages.some((language) => rankOf(lower, language, ranksOf(language)) < RAREST_RANK)
}

/** The word's own rank, else that of the commonest other form of it. */
function rankOf(lower: string, language: string, { ranks, sorted }: WordRanks): number {
  const own = ranks.get(lower)
  if (own !== undefined) return own
  let rank = RAREST_RANK
  if (lower.length < SHARED_START) return rank
  const start = lower.slice(0, SHARED_START)
  const terms = normaliseWord(lower, language)
  for (let at = lowerBound(sorted, start); sorted[at]?.startsWith(start); at++) {
    const form = sorted[at] ?? ''
    const formRank = ranks.get(form) ?? RAREST_RANK
    if (formRank < rank && normaliseWord(form, language)[0] === terms[0]) rank = formRank
  }
  return rank
}
