import { estimateTokens } from './estimate-tokens.ts'

interface Passage {
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** The markup around a passage in a prompt. */
export const TOKENS_AROUND = 14

const known = new WeakMap<Passage, number>()

/** Estimated tokens of a passage as a model reads it, with its headings. Counted once for each object. */
export function passageTokens(passage: Passage): number {
  const { title, heading, text } = passage
  const tokens = known.get(passage) ?? estimateTokens(`${title} ${heading}\n${text}`) + TOKENS_AROUND
  known.set(passage, tokens)
  return tokens
}
