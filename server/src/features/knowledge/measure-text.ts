import { hashText } from './hash-text.ts'

export interface MeasuredText {
  readonly text: string
  /** Bytes as UTF-8: what the plan counts. */
  readonly textBytes: number
  readonly words: number
  readonly textHash: Buffer
}

/** What is known of a text before it is stored. Words are runs of letters and digits. */
export function measureText(text: string): MeasuredText {
  return {
    text,
    textBytes: Buffer.byteLength(text),
    words: countWords(text),
    textHash: hashText(text),
  }
}

/** By their first letters: a word may be longer than a pattern can hold. */
function countWords(text: string): number {
  let words = 0
  for (const _ of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) words++
  return words
}
