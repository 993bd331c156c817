import { stopWordsOf } from '../languages/languages.ts'
import { PACKS } from '../languages/packs.ts'

const LETTER = /\p{L}/u

let languagesByWord: Map<string, string[]> | undefined

/** The languages (ISO 639-1) in which a lower-case word is a function word. Built on first use. */
export function languagesOf(word: string): readonly string[] {
  if (!languagesByWord) {
    languagesByWord = new Map()
    for (const { code } of PACKS) {
      for (const functionWord of stopWordsOf(code)) {
        // Some lists include digits, which every language uses.
        if (!LETTER.test(functionWord)) continue
        const known = languagesByWord.get(functionWord)
        if (known) known.push(code)
        else languagesByWord.set(functionWord, [code])
      }
    }
  }
  return languagesByWord.get(word) ?? []
}

/** How many of the given lower-case words are function words of each language. */
export function countVotes(words: readonly string[]): Map<string, number> {
  const votes = new Map<string, number>()
  for (const language of words.flatMap(languagesOf)) votes.set(language, (votes.get(language) ?? 0) + 1)
  return votes
}
