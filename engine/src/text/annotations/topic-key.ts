import { wordsIn } from '../words-in.ts'

/** The words of a name. Spellings that differ in case, white space or punctuation give the same key. */
export function labelKey(text: string): string {
  return wordsIn(text).join(' ')
}

/** A hash below 2^16 that is the same for equal names (FNV-1a, folded). */
export function topicKey(label: string): number {
  const key = labelKey(label)
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 16)) & 0xffff
}
