/** Character n-grams are hashed into this many features (Weinberger et al., "Feature hashing", 2009). */
export const featureCount = 1 << 16

/** Scripts without spaces between words, and with short words. */
const Dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The distinct feature numbers of a message's character n-grams. */
export function intentFeatures(message: string): Set<number> {
  const text = foldMessage(message)
  const [shortest, longest] = Dense.test(text) ? [1, 4] : [2, 5]
  const features = new Set<number>()
  for (let start = 0; start < text.length; start++) {
    let hash = 0x811c9dc5
    for (let length = 1; length <= longest && start + length <= text.length; length++) {
      // FNV-1a of the n-gram so far.
      hash = Math.imul(hash ^ text.charCodeAt(start + length - 1), 0x01000193)
      if (length >= shortest) features.add((hash ^ (hash >>> 15)) & (featureCount - 1))
    }
  }
  return features
}

/** Lower case without accents, marks and punctuation, with a space around each word. */
function foldMessage(message: string): string {
  const words = message.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
