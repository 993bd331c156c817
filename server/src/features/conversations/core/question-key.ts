const keyLength = 200

/** Normalizes a question so that equal questions get one key: lower case, words only, at most 200 characters. */
export function questionKey(question: string): string {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return words.trim().slice(0, keyLength).toWellFormed()
}
