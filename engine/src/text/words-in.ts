import { forEachToken } from './tokenize.ts'

/** Minimum number of characters of the cached texts; the maximum is twice as many. */
const MOST_REMEMBERED = 1_000_000

let recent = new Map<string, readonly string[]>()
let before = new Map<string, readonly string[]>()
let characters = 0

/**
 * The tokens of a text in lower case, in order. Recent results are cached, since the same few passages are compared
 * with many questions.
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
