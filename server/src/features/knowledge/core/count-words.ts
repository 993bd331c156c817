/** Characters processed at a time: a few milliseconds. */
const CHUNK_LENGTH = 50_000

/**
 * Counts the words of a text, as runs of letters and digits. Yields partial counts to add up. It counts the first
 * letters of words, because a word may be longer than a pattern can match.
 */
export function* countWords(text: string): Generator<number> {
  let endsInWord = false
  for (let from = 0; from < text.length; ) {
    const to = wholeCharacters(text, from + CHUNK_LENGTH)
    const chunk = text.slice(from, to)
    let words = endsInWord && /^[\p{L}\p{N}]/u.test(chunk) ? -1 : 0
    for (const _ of chunk.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) words++
    yield words
    endsInWord = /[\p{L}\p{N}]$/u.test(chunk.slice(-2))
    from = to
  }
}

/** The position itself, or the next one if it would split a surrogate pair. */
function wholeCharacters(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at + 1 : at
}
