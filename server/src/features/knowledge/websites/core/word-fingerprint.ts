/** Number of words of a text that are considered. */
const wordsMax = 3000
/**
 * Two texts are nearly the same if each has at most this many words that the other lacks, such as a date, a name or an
 * address.
 */
const mostDiffering = 8

/** The distinct words of a text as 32-bit hashes (FNV-1a). */
export function wordFingerprint(text: string): number[] {
  const words = new Set<number>()
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.size >= wordsMax) break
    let hash = 0x811c9dc5
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
    words.add(hash >>> 0)
  }
  return [...words]
}

/** Whether two texts, given their prints, differ in only a few words. */
export function isNearDuplicate(one: readonly number[], other: readonly number[]): boolean {
  if (Math.abs(one.length - other.length) > mostDiffering) return false
  return newsIn(one, other) <= mostDiffering && newsIn(other, one) <= mostDiffering
}

function newsIn(print: readonly number[], known: readonly number[]): number {
  const words = new Set(known)
  return print.filter((word) => !words.has(word)).length
}
