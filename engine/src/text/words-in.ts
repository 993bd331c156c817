import { forEachToken } from './tokenize.ts'

/** Characters of the texts whose words are remembered, at most twice as many. */
const MOST_REMEMBERED = 1_000_000

let recent = new Map<string, readonly string[]>()
let before = new Map<string, readonly string[]>()
let characters = 0

/**
 * The tokens of a text in lower case, in their order. What was read lately is remembered: the same few passages are held
 * against one question after the other.
 */
export function wordsIn(text: string): readonly string[] {
  const known = recent.get(text)
  if (known) return known
  const words = before.get(text) ?? readWords(text)
  characters += text.length
  if (characters > MOST_REMEMBERED) {
    before = recent
    recent = new Map()
    characters = text.length
  }
  recent.set(text, words)
  return words
}

function readWords(text: string): string[] {
  const words: string[] = []
  forEachToken(text, (token) => words.push(token.toLowerCase()))
  return words
}
