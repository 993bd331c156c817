/** Words of a text that are looked at. */
const wordsMax = 3000
/** Texts with no more words that the other one doesn't have are the same but for a date, a name or an address. */
const mostDiffering = 8

/** The words of a text, each once, as 32-bit hashes (FNV-1a). */
export function wordPrint(text: string): number[] {
  const words = new Set<number>()
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.size >= wordsMax) break
    let hash = 0x811c9dc5
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
    words.add(hash >>> 0)
  }
  return [...words]
}

/** Whether two texts, by their prints, differ in a few words alone. */
export function isNearlyTheSame(one: readonly number[], other: readonly number[]): boolean {
  if (Math.abs(one.length - other.length) > mostDiffering) return false
  return newsIn(one, other) <= mostDiffering && newsIn(other, one) <= mostDiffering
}

function newsIn(print: readonly number[], known: readonly number[]): number {
  const words = new Set(known)
  return print.filter((word) => !words.has(word)).length
}
