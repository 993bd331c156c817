import { stemmerFor } from '../languages/languages.ts'

const NON_ASCII = /[^\0-\x7f]/
/**
 * Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels. Marks that are part of the spelling (Hindi, Thai)
 * stay.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const GROUPED_NUMBER = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u
/** "under 9s"; "the 1990s" is a decade. */
const SHORT_PLURAL = /^\p{N}{1,2}s$/u
const DIGIT_START = /^\p{N}/u
const DOTTED = /^\p{L}(?:\.\p{L})+$/u

/** Lower case with compatibility forms unified (full width, ligatures). Diacritics stay. */
export function lowerCase(word: string): string {
  const lower = word.toLowerCase()
  return NON_ASCII.test(lower) ? lower.normalize('NFKC') : lower
}

/** Strips diacritics: "é" → "e", "ß" → "ss". */
export function foldDiacritics(word: string): string {
  if (!NON_ASCII.test(word)) return word
  return word
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}

/** Maximum number of cached words per language: the same texts are compared with many questions. */
const MOST_REMEMBERED = 20_000

const remembered = new Map<string, Map<string, readonly string[]>>()

/**
 * The index terms of a word in a language, usually one. A word with diacritics may have a second, for queries typed
 * without them, since stemmers expect diacritics.
 */
export function normaliseWord(word: string, language: string): readonly string[] {
  let known = remembered.get(language)
  if (!known || known.size >= MOST_REMEMBERED) {
    known = new Map()
    remembered.set(language, known)
  }
  const found = known.get(word)
  if (found) return found
  const terms = readTerms(word, language)
  known.set(word, terms)
  return terms
}

/** The same without caching, for words that may never occur. */
export function readTerms(word: string, language: string): readonly string[] {
  const lower = lowerCase(word)
  if (SHORT_PLURAL.test(lower)) return [lower.slice(0, -1)]
  if (DIGIT_START.test(lower)) return [GROUPED_NUMBER.test(lower) ? lower.replaceAll(/[.,]/g, '') : lower]
  if (DOTTED.test(lower)) return [foldDiacritics(lower.replaceAll('.', ''))]
  const stem = stemmerFor(language)
  const term = foldDiacritics(stem(lower))
  const folded = foldDiacritics(lower)
  if (folded === lower) return [term]
  const plain = stem(folded)
  return plain === term ? [term] : [term, plain]
}
