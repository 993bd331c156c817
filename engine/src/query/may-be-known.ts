import { lowerBound, type PassageIndex } from '../index/passage-index.ts'
import { foldDiacritics, lowerCase } from '../text/normalise-word.ts'

const LONGEST_START = 5
const SHORTEST_START = 2
/** Languages whose stemmers also remove prefixes. */
const CUT_AT_THE_START = ['ar', 'ta']

/**
 * Whether the index may have a term of a word. Rules out most unknown words without stemming, which keeps the first
 * letters.
 */
export function mayBeKnown(index: PassageIndex, word: string): boolean {
  if (CUT_AT_THE_START.some((language) => index.languages.includes(language))) return true
  return isStartOfTerm(index, startOf(foldDiacritics(lowerCase(word))))
}

/** The first letters of a word in lower case without diacritics, with which its terms begin. */
export function startOf(folded: string): string {
  return folded.slice(0, startLength(folded.length))
}

/** The number of those letters for a word of this length. */
export function startLength(length: number): number {
  return Math.min(LONGEST_START, Math.max(SHORTEST_START, length >> 1))
}

/** Whether a term of the index begins with these letters. */
export function isStartOfTerm({ terms }: PassageIndex, start: string): boolean {
  return terms[lowerBound(terms, start)]?.startsWith(start) ?? false
}
