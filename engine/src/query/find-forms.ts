import { findTerm, type PassageIndex } from '../index/passage-index.ts'
import { isListed, type WordRanksOf } from '../index/word-ranks.ts'
import { packOf } from '../languages/packs.ts'
import { conceptsAskedBy, isCalendarTerm } from '../text/concepts.ts'
import { lowerCase, normaliseWord } from '../text/normalise-word.ts'
import { findRelatedTerms } from './find-related-terms.ts'
import { findSpelling } from './find-similar-terms.ts'
import { findListedSpelling, type Spelling } from './find-spellings.ts'
import { splitCompound } from './split-compound.ts'

/** The context for reading a question's words. */
export interface QueryContext {
  readonly index: PassageIndex
  /** Languages of the knowledge, ISO 639-1. */
  readonly languages: readonly string[]
  readonly ranksOf: WordRanksOf
}

/** A form at least this strong counts as the word itself. */
export const SAME_WORD = 0.8
const SPELLING_STRENGTH = 0.8
const LISTED_SPELLING_STRENGTH = 0.9
const OTHER_SPELLING_STRENGTH = 0.7
const SHORT_FORM_STRENGTH = 0.8
/** For a similar term of a word that isn't misspelled: mostly another form of it. */
const ALIKE_STRENGTH = 0.4
const LAST_PART_STRENGTH = 0.6
const FIRST_PART_STRENGTH = 0.4
const SHORTEST_SHARED_START = 4

/** A content word as it was interpreted, and the index terms that match it, with how well (1 = the word itself). */
export interface Forms {
  readonly interpretation: string
  readonly strengths: ReadonlyMap<string, number>
}

/**
 * The terms of a content word: its own or those of its `spellings` in the knowledge, likeliest first, then those of
 * related words, parts and concepts.
 */
export function findForms(context: QueryContext, word: string, spellings: readonly Spelling[]): Forms {
  const { index, languages, ranksOf } = context
  const [spelling, ...others] = spellings
  const interpretation =
    spelling?.word ??
    findListedSpelling(context, word, (candidate) => asksForSomething(context, candidate)) ??
    word
  const lower = lowerCase(interpretation)
  const own = new Set(languages.flatMap((language) => normaliseWord(interpretation, language)))
  const asked = conceptsAskedBy(interpretation).filter(({ term }) => findTerm(index, term) >= 0)
  const strengths = new Map<string, number>()
  const strengthen = (term: string, strength: number) => {
    if ((strengths.get(term) ?? 0) < strength && findTerm(index, term) >= 0) strengths.set(term, strength)
  }
  const ownStrength = spelling ? (spelling.isListed ? LISTED_SPELLING_STRENGTH : SPELLING_STRENGTH) : 1
  for (const term of own) strengthen(term, ownStrength)
  for (const { terms } of others) for (const term of terms) strengthen(term, OTHER_SPELLING_STRENGTH)
  for (const term of shortFormTerms(languages, lower)) strengthen(term, SHORT_FORM_STRENGTH)
  // "Sonnabend" means Saturday, not evening ("Abend").
  if (asked.some(({ term }) => isCalendarTerm(term))) {
    for (const { term, strength } of asked) strengthen(term, strength)
    return { interpretation, strengths }
  }
  if (strengths.size === 0) {
    const isWord = isListed(word, languages, ranksOf)
    for (const term of own) {
      const nearest = findSpelling(index, term)
      if (nearest !== undefined && (!isWord || mayBeForm(term, nearest)))
        strengthen(nearest, isWord ? ALIKE_STRENGTH : SPELLING_STRENGTH)
    }
  }
  const isUnknown = strengths.size === 0
  for (const [term, strength] of findRelatedTerms(index, languages, own)) strengthen(term, strength)
  if (isUnknown) for (const [term, strength] of termsOfParts(context, lower)) strengthen(term, strength)
  // Prefers the thing to the word: a price to "cost".
  for (const { term, strength } of asked) strengths.set(term, strength)
  return { interpretation, strengths }
}

/** Index terms of the parts of an unknown compound, and of related words. */
function termsOfParts(
  { index, languages, ranksOf }: QueryContext,
  word: string,
): (readonly [string, number])[] {
  return languages.flatMap((language) => {
    const isWord = (part: string) =>
      isListed(part, [language], ranksOf) ||
      normaliseWord(part, language).some((term) => findTerm(index, term) >= 0)
    const parts = splitCompound(word, language, isWord)
    if (!parts) return []
    const termsOf = (part: string, share: number) => {
      const terms = new Set(normaliseWord(part, language))
      const related = findRelatedTerms(index, [language], terms)
      return [
        ...[...terms].map((term) => [term, share] as const),
        ...related.map(([term, strength]) => [term, strength * share] as const),
      ]
    }
    return [...termsOf(parts.last, LAST_PART_STRENGTH), ...termsOf(parts.first, FIRST_PART_STRENGTH)]
  })
}

/** Terms that may be other forms of a word that isn't misspelled: "mangio" for "mangia", but not "post" for "poss". */
function mayBeForm(term: string, candidate: string): boolean {
  return candidate.startsWith(term.slice(0, Math.max(SHORTEST_SHARED_START, term.length - 2)))
}

function shortFormTerms(languages: readonly string[], lower: string): string[] {
  return languages.flatMap((language) =>
    wordsOfShortForm(lower, language).flatMap((word) =>
      word.split('-').flatMap((part) => normaliseWord(part, language)),
    ),
  )
}

/** Whether the knowledge has the concept of a word, though not the word. */
function asksForSomething({ index, languages }: QueryContext, word: string): boolean {
  if (conceptsAskedBy(word).some(({ term }) => findTerm(index, term) >= 0)) return true
  const own = new Set(languages.flatMap((language) => normaliseWord(word, language)))
  return findRelatedTerms(index, languages, own).some(([, strength]) => strength >= SAME_WORD)
}

const shortForms = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The words that a lower-case short form means in a language. Empty for other words. */
function wordsOfShortForm(word: string, language: string): readonly string[] {
  let forms = shortForms.get(language)
  if (!forms) {
    const lines = packOf(language)?.shortForms?.contentWords ?? []
    const groups = lines.map((line) => line.split(' '))
    forms = new Map(groups.map(([short = '', ...words]) => [short, words]))
    shortForms.set(language, forms)
  }
  return forms.get(word) ?? []
}
