import { findTerm, type PassageIndex } from '../index/passage-index.ts'
import { isListed, type WordRanksOf } from '../index/word-ranks.ts'
import { conceptsAskedBy } from '../text/concepts.ts'
import { lowerCase, normaliseWord } from '../text/normalise-word.ts'
import { findRelatedTerms } from './find-related-terms.ts'
import { findCompounds, findLongerCompounds, findSpelling } from './find-similar-terms.ts'
import { findListedSpelling, type Spelling } from './find-spellings.ts'
import { wordsOfShortForm } from './short-forms.ts'

/** What a question's words are read against. */
export interface Reading {
  readonly index: PassageIndex
  /** Of the knowledge, ISO 639-1. */
  readonly languages: readonly string[]
  readonly ranksOf: WordRanksOf
}

/** A form at least this strong is the word itself, or as good as that. */
export const SAME_WORD = 0.8
const SPELLING_STRENGTH = 0.8
const LISTED_SPELLING_STRENGTH = 0.9
const OTHER_SPELLING_STRENGTH = 0.7
const SHORT_FORM_STRENGTH = 0.8
/** Of a term that is alike, to a word that isn't misspelt: mostly another form of it. */
const ALIKE_STRENGTH = 0.4
const COMPOUND_STRENGTH = 0.5

/** A content word as it is meant, and the index terms that stand for it, with how well (1 = the word itself). */
export interface Forms {
  readonly meant: string
  readonly strengths: ReadonlyMap<string, number>
}

/** The terms of a content word: its own or those of its `spellings` in the knowledge, likeliest first, of its relatives, parts and concepts. */
export function findForms(reading: Reading, word: string, spellings: readonly Spelling[]): Forms {
  const { index, languages, ranksOf } = reading
  const [spelling, ...others] = spellings
  const meant =
    spelling?.word ??
    findListedSpelling(reading, word, (candidate) => asksForSomething(reading, candidate)) ??
    word
  const lower = lowerCase(meant)
  const own = new Set(languages.flatMap((language) => normaliseWord(meant, language)))
  const strengths = new Map<string, number>()
  const strengthen = (term: string, strength: number) => {
    if ((strengths.get(term) ?? 0) < strength && findTerm(index, term) >= 0) strengths.set(term, strength)
  }
  const ownStrength = spelling ? (spelling.isListed ? LISTED_SPELLING_STRENGTH : SPELLING_STRENGTH) : 1
  for (const term of own) strengthen(term, ownStrength)
  for (const { terms } of others) for (const term of terms) strengthen(term, OTHER_SPELLING_STRENGTH)
  for (const term of shortFormTerms(languages, lower)) strengthen(term, SHORT_FORM_STRENGTH)
  if (strengths.size === 0) {
    const isWord = isListed(word, languages, ranksOf)
    for (const term of own) {
      const nearest = findSpelling(index, term)
      if (nearest !== undefined) strengthen(nearest, isWord ? ALIKE_STRENGTH : SPELLING_STRENGTH)
    }
  }
  const isUnknown = strengths.size === 0
  for (const [term, strength] of findRelatedTerms(index, languages, lower, own)) strengthen(term, strength)
  if (strengths.size === 0) {
    for (const language of languages) {
      const stem = (part: string) => normaliseWord(part, language)[0] ?? part
      for (const part of findCompounds(index, lower, stem)) strengthen(part, COMPOUND_STRENGTH)
    }
  }
  if (isUnknown) {
    for (const language of languages) {
      for (const stem of normaliseWord(meant, language))
        for (const term of findLongerCompounds(index, stem, language)) strengthen(term, COMPOUND_STRENGTH)
    }
  }
  for (const { term, strength } of conceptsAskedBy(meant)) {
    // Rather the thing than the word: a price, not "cost".
    if (findTerm(index, term) >= 0) strengths.set(term, strength)
  }
  return { meant, strengths }
}

function shortFormTerms(languages: readonly string[], lower: string): string[] {
  return languages.flatMap((language) =>
    wordsOfShortForm(lower, language).flatMap((word) =>
      word.split('-').flatMap((part) => normaliseWord(part, language)),
    ),
  )
}

/** Whether the knowledge has what a word stands for, though not the word. */
function asksForSomething({ index, languages }: Reading, word: string): boolean {
  if (conceptsAskedBy(word).some(({ term }) => findTerm(index, term) >= 0)) return true
  const own = new Set(languages.flatMap((language) => normaliseWord(word, language)))
  return findRelatedTerms(index, languages, word, own).some(([, strength]) => strength >= SAME_WORD)
}
