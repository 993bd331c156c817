import { stopWordsOf } from '../languages/languages.ts'

/** In letters. */
const LONGEST_ABBREVIATION = 4

/** "Threshold for EU releases" of "THRESHOLD FOR EU RELEASES"; what isn't all in capitals, or may be abbreviations alone, stays. */
export function lowerCapitals(text: string, languages: readonly string[]): string {
  if (text !== text.toUpperCase()) return text
  const isSpelledOut = (word: string) =>
    (word.match(/\p{Lu}/gu)?.length ?? 0) > LONGEST_ABBREVIATION ||
    languages.some((language) => stopWordsOf(language).has(word.toLowerCase()))
  const words = text.split(' ')
  if (!words.some(isSpelledOut)) return text
  const lowered = words.map((word) => (isSpelledOut(word) ? word.toLowerCase() : word)).join(' ')
  const [first = ''] = lowered
  return `${first.toUpperCase()}${lowered.slice(first.length)}`
}
