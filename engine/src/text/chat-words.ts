import { PACKS, packOf } from '../languages/packs.ts'
import { lowerCase } from './normalise-word.ts'
import { forEachToken } from './tokenize.ts'

const read = new Map<string, ReadonlyMap<string, string>>()

/** Spells out the function words of chats ("r u open" → "are you open"), except words for which `isKnown` is true. */
export function spellOutChatWords(
  text: string,
  languages: readonly string[],
  isKnown: (word: string) => boolean,
): string {
  let spelled = ''
  let from = 0
  forEachToken(text, (token, start, end) => {
    const word = lowerCase(token)
    const spelledOut = languages.map((language) => wordsOf(language).get(word)).find((words) => words)
    if (spelledOut === undefined || isKnown(word)) return
    spelled += text.slice(from, start) + spelledOut
    from = end
  })
  return spelled + text.slice(from)
}

let languagesByWord: Map<string, string[]> | undefined

/** The languages (ISO 639-1) in whose chats a lower-case word is a function word. Built on first use. */
export function languagesOfChatWord(word: string): readonly string[] {
  if (!languagesByWord) {
    languagesByWord = new Map()
    for (const { code } of PACKS)
      for (const chatWord of wordsOf(code).keys())
        languagesByWord.set(chatWord, [...(languagesByWord.get(chatWord) ?? []), code])
  }
  return languagesByWord.get(word) ?? []
}

function wordsOf(language: string): ReadonlyMap<string, string> {
  const known = read.get(language)
  if (known) return known
  const lines = packOf(language)?.shortForms?.functionWords ?? []
  const words = new Map(
    lines.map((line): [string, string] => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1)]
    }),
  )
  read.set(language, words)
  return words
}
