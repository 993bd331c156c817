import { lowerBound, type PassageIndex, passageCount } from '../index/passage-index.ts'
import { packOf } from '../languages/packs.ts'
import { VERB_PREFIXES } from './verb-terms.ts'

/** Larger indexes get no second copy of their terms. */
const MOST_TERMS_READ = 100_000
const SHORTEST_PART = 4
const SHORTEST_OTHER_PART = 3
const MOST_COMPOUNDS = 6
const LETTERS_ONLY = /^\p{L}[\p{L}\p{M}]*$/u
/** Linking letters between the parts: "Arbeit-s-tag", "Katze-n-futter". */
const LINKS = ['s', 'es', 'n', 'en', 'e', 'er']

const reversedTerms = new WeakMap<PassageIndex, readonly string[]>()

/**
 * Index terms of compounds that end with a stem ("baukost" for "kost"), in descending order of passage count. None in a
 * language without one-word compounds, or if the index has too many terms. A verb with a prefix that only changes its
 * meaning isn't a compound.
 */
export function termsWithEnd(index: PassageIndex, stem: string, language: string): string[] {
  if (!packOf(language)?.compounds || stem.length < SHORTEST_PART || !LETTERS_ONLY.test(stem)) return []
  if (index.terms.length > MOST_TERMS_READ) return []
  const reversed = reversedTerms.get(index) ?? index.terms.map(reverse).sort()
  reversedTerms.set(index, reversed)
  const end = reverse(stem)
  const found: string[] = []
  for (let at = lowerBound(reversed, end); reversed[at]?.startsWith(end); at++) {
    const term = reverse(reversed[at] ?? '')
    const first = term.slice(0, -stem.length)
    if (first.length < SHORTEST_OTHER_PART || !LETTERS_ONLY.test(first) || VERB_PREFIXES.has(first)) continue
    found.push(term)
  }
  return commonest(index, found)
}

/** Index terms of compounds that begin with a stem ("parkplatzordn" for "parkplatz"). The rules above apply. */
export function termsWithBeginning(index: PassageIndex, stem: string, language: string): string[] {
  if (!packOf(language)?.compounds || stem.length <= SHORTEST_PART || !LETTERS_ONLY.test(stem)) return []
  const found: string[] = []
  for (let at = lowerBound(index.terms, stem); index.terms[at]?.startsWith(stem); at++) {
    const term = index.terms[at] ?? ''
    if (term.length >= stem.length + SHORTEST_PART && LETTERS_ONLY.test(term)) found.push(term)
  }
  return commonest(index, found)
}

/**
 * The parts of a possible compound; `isWord` tells which parts are words. The last part is the main noun. `undefined`
 * if it is no compound. If there are several splits, the one with the longest last part.
 */
export function partCompound(
  word: string,
  language: string,
  isWord: (part: string) => boolean,
): { readonly first: string; readonly last: string } | undefined {
  if (!packOf(language)?.compounds || !LETTERS_ONLY.test(word)) return undefined
  for (let cut = SHORTEST_OTHER_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const last = word.slice(cut)
    const first = word.slice(0, cut)
    if (!isWord(last) || VERB_PREFIXES.has(first)) continue
    const bare = LINKS.filter((link) => first.endsWith(link)).map((link) => first.slice(0, -link.length))
    const found = [first, ...bare].find((part) => part.length >= SHORTEST_OTHER_PART && isWord(part))
    if (found !== undefined) return { first: found, last }
  }
  return undefined
}

function commonest(index: PassageIndex, terms: readonly string[]): string[] {
  const counted = terms.map((term) => ({ term, count: passageCount(index, lowerBound(index.terms, term)) }))
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COMPOUNDS)
    .map(({ term }) => term)
}

function reverse(word: string): string {
  return [...word].reverse().join('')
}
