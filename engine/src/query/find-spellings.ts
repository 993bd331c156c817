import { findTerm, lowerBound, type PassageIndex, passageCount } from '../index/passage-index.ts'
import { isListed, type WordRanks, type WordRanksOf } from '../index/word-ranks.ts'
import { stopWordsOf } from '../languages/languages.ts'
import { PACKS } from '../languages/packs.ts'
import { foldDiacritics, lowerCase, normaliseWord, readTerms } from '../text/normalise-word.ts'
import { cacheWordsOf } from './word-cache.ts'

/** A known word, one typo away from an unknown one. */
export interface Spelling {
  readonly word: string
  readonly terms: readonly string[]
  /** Whether the language's list or the index has the exact word, not only its stem. */
  readonly isListed: boolean
}

/** The letters of all languages of a script, by language. */
const LETTERS = lettersByScript()
const SHORTEST_MISSPELT = 3
const SHORTEST_LISTED = 4
const MOST_SPELLINGS = 3
const LETTERS_ONLY = /^\p{L}+$/u
const LONGEST_START = 5
const SHORTEST_START = 2

/**
 * Words of the index one typo away from the unknown `word`: listed words first, then by number of passages. Whole words
 * are compared, since a typo near the end changes the stem. None if `word` is known (Norvig, "How to write a spelling
 * corrector", 2007).
 */
export function findSpellings(
  index: PassageIndex,
  languages: readonly string[],
  ranksOf: WordRanksOf,
  word: string,
): Spelling[] {
  const lower = foldDiacritics(lowerCase(word))
  if (lower.length < SHORTEST_MISSPELT || !LETTERS_ONLY.test(lower)) return []
  if (isKnown(index, languages, ranksOf, word)) return []
  const found = new Map<string, Spelling & { count: number }>()
  for (const candidate of oneTypoAway(lower, (start) => isStartOfTerm(index, start))) {
    const terms = termsHeld(index, languages, candidate)
    if (terms.length === 0) continue
    const count = Math.max(...terms.map((term) => passageCount(index, findTerm(index, term))))
    const isWord =
      terms.includes(candidate) || languages.some((language) => ranksOf(language).ranks.has(candidate))
    const known = found.get(terms.join(' '))
    if (count > 0 && (!known || (isWord && !known.isListed)))
      found.set(terms.join(' '), { word: candidate, terms, isListed: isWord, count })
  }
  return [...found.values()]
    .sort((a, b) => Number(b.isListed) - Number(a.isListed) || b.count - a.count)
    .slice(0, MOST_SPELLINGS)
}

/** The distinct terms of a word that the index has. */
function termsHeld(index: PassageIndex, languages: readonly string[], word: string): string[] {
  const held: string[] = []
  for (const language of languages)
    for (const term of readTerms(word, language))
      if (!held.includes(term) && findTerm(index, term) >= 0) held.push(term)
  return held
}

/**
 * The commonest word of the languages' lists one typo away from the unknown `word` for which `isUseful` is true, if the
 * knowledge doesn't have the word either; `undefined` if there is none.
 */
export function findListedSpelling(
  { index, languages, ranksOf }: { index: PassageIndex; languages: readonly string[]; ranksOf: WordRanksOf },
  word: string,
  isUseful: (candidate: string) => boolean,
): string | undefined {
  const lower = foldDiacritics(lowerCase(word))
  if (lower.length < SHORTEST_LISTED || !LETTERS_ONLY.test(lower)) return undefined
  if (isKnown(index, languages, ranksOf, word)) return undefined
  return languages
    .flatMap((language) => listedSpellings(ranksOf(language), lower))
    .sort((a, b) => a.rank - b.rank)
    .find(({ candidate }) => isUseful(candidate))?.candidate
}

interface Listed {
  readonly candidate: string
  readonly rank: number
}

const rememberListed = cacheWordsOf<WordRanks, readonly Listed[]>()

/** The words of a list that are one typo away, whether or not the knowledge has them. */
function listedSpellings(list: WordRanks, lower: string): readonly Listed[] {
  if (list.ranks.size === 0) return []
  return rememberListed(list, lower, () =>
    [...new Set(oneTypoAway(lower))].flatMap((candidate) => {
      const rank = list.ranks.get(candidate)
      return rank === undefined ? [] : [{ candidate, rank }]
    }),
  )
}

/** A word of the language isn't misspelled, even if the knowledge lacks it. */
function isKnown(
  index: PassageIndex,
  languages: readonly string[],
  ranksOf: WordRanksOf,
  word: string,
): boolean {
  const lower = lowerCase(word)
  return languages.some(
    (language) =>
      stopWordsOf(language).has(lower) ||
      ranksOf(language).ranks.has(lower) ||
      // Other languages have more inflected forms than a list can hold.
      (language !== 'en' && isListed(word, [language], ranksOf)) ||
      normaliseWord(word, language).some((term) => findTerm(index, term) >= 0),
  )
}

/**
 * Swaps before removals before replacements before insertions, with duplicates. Only candidates whose first letters
 * (`startOf`) can begin a word: most typos leave these unchanged, so one check covers many candidates.
 */
function* oneTypoAway(word: string, mayBegin: (start: string) => boolean = () => true): Generator<string> {
  const letters = LETTERS.get(word.charAt(0)) ?? []
  const { length } = word
  let tried = ''
  let isTried = false
  const begins = (candidate: string) => {
    const start = startOf(candidate)
    if (start !== tried) [tried, isTried] = [start, mayBegin(start)]
    return isTried
  }
  /** End of the range to change in a word of this length: the end of the word, or of a beginning that no word has. */
  const endFor = (changed: number, end: number) =>
    mayBegin(word.slice(0, startLength(changed))) ? end : Math.min(end, startLength(changed))
  for (let at = 0, end = endFor(length, length - 1); at < end; at++) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    if (begins(swapped)) yield swapped
  }
  for (let at = 0, end = endFor(length - 1, length); at < end; at++) {
    const removed = word.slice(0, at) + word.slice(at + 1)
    if (begins(removed)) yield removed
  }
  for (let at = 0, end = endFor(length, length); at < end; at++) {
    for (const letter of letters) {
      const replaced = word.slice(0, at) + letter + word.slice(at + 1)
      if (begins(replaced)) yield replaced
    }
  }
  for (let at = 0, end = endFor(length + 1, length + 1); at < end; at++) {
    for (const letter of letters) {
      const inserted = word.slice(0, at) + letter + word.slice(at)
      if (begins(inserted)) yield inserted
    }
  }
}

function lettersByScript(): ReadonlyMap<string, readonly string[]> {
  const scripts = new Map<string, Set<string>>()
  for (const { script, alphabet } of PACKS) {
    const letters = scripts.get(script) ?? new Set()
    for (const letter of alphabet ?? '') letters.add(letter)
    scripts.set(script, letters)
  }
  return new Map(
    [...scripts.values()].flatMap((letters) => [...letters].map((letter) => [letter, [...letters]])),
  )
}

/** The first letters of a word in lower case without diacritics, with which its terms begin. */
function startOf(folded: string): string {
  return folded.slice(0, startLength(folded.length))
}

/** The number of those letters for a word of this length. */
function startLength(length: number): number {
  return Math.min(LONGEST_START, Math.max(SHORTEST_START, length >> 1))
}

/** Whether a term of the index begins with these letters. */
function isStartOfTerm({ terms }: PassageIndex, start: string): boolean {
  return terms[lowerBound(terms, start)]?.startsWith(start) ?? false
}
