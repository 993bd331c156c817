import { forEachToken } from './tokenize.ts'

/** Characters of one generation of cached texts. Two generations are kept. */
const GENERATION_CHARACTERS = 1_000_000

let recent = new Map<string, readonly string[]>()
let previous = new Map<string, readonly string[]>()
let characters = 0

/**
 * The tokens of a text in lower case, in order. Recent results are cached, since the same few passages are compared
 * with many questions.
 */
export function wordsIn(text: string): readonly string[] {
  const known = recent.get(text)
  if (known) return known
  const words = previous.get(text) ?? readWords(text)
  characters += text.length
  if (characters > GENERATION_CHARACTERS) {
    previous = recent
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
