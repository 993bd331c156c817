import { stopWordsOf } from '../languages/languages.ts'

/** In letters. */
const LONGEST_ABBREVIATION = 4

/**
 * "Threshold for EU releases" from "THRESHOLD FOR EU RELEASES". Text that isn't all capitals, or that may be only
 * abbreviations, stays.
 */
export function lowerCapitals(text: string, languages: readonly string[]): string {
  if (text !== text.toUpperCase()) return text
  const isSpelledOut = (word: string) =>
    (word.match(/\p{Lu}/gu)?.length ?? 0) > LONGEST_ABBREVIATION ||
    languages.some((language) => stopWordsOf(language).has(word.toLowerCase()))
  const words = text.split(' ')
  // The letter of "APPENDIX A" is a word elsewhere.
  const isLetter = (word: string, at: number) => word.length === 1 && !/\p{L}/u.test(words[at + 1] ?? '')
  if (!words.some(isSpelledOut)) return text
  const lowered = words
    .map((word, at) => (isSpelledOut(word) && !isLetter(word, at) ? word.toLowerCase() : word))
    .join(' ')
  return lowered.replace(/\p{L}/u, (first) => first.toUpperCase())
}
