import { characterTerms } from './character-terms.ts'
import { normaliseWord } from './normalise-word.ts'

/** The terms of a word in an index of these languages (ISO 639-1), likeliest first, possibly with duplicates. */
export function indexTerms(word: string, languages: readonly string[]): string[] {
  return [...languages.flatMap((language) => normaliseWord(word, language)), ...characterTerms(word)]
}
