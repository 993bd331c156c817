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

/** An estimate: a fixed minimum plus an amount per character. */
const LEAST_BYTES = 2000
const BYTES_A_CHARACTER = 8

/** Approximate bytes of memory of a passage, including its sentences and words once they are read. */
export function passageBytes(passage: {
  readonly title: string
  readonly heading: string
  readonly text: string
}): number {
  const { title, heading, text } = passage
  return LEAST_BYTES + BYTES_A_CHARACTER * (title.length + heading.length + text.length)
}
