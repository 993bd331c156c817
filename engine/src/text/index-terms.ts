import { normaliseWord } from './normalise-word.ts'
import { signTerms } from './sign-terms.ts'

/** The terms that a word is found by in an index of these languages (ISO 639-1): the likeliest first, some twice. */
export function indexTerms(word: string, languages: readonly string[]): string[] {
  return [...languages.flatMap((language) => normaliseWord(word, language)), ...signTerms(word)]
}
