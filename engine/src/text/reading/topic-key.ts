import { wordsIn } from '../words-in.ts'

/** The words of a name: spellings that differ in case, white space or punctuation have the same. */
export function labelKey(text: string): string {
  return wordsIn(text).join(' ')
}

/** A number below 2^16 that equal names share (FNV-1a, folded). */
export function topicKey(label: string): number {
  const key = labelKey(label)
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 16)) & 0xffff
}
