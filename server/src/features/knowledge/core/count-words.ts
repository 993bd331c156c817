/** Characters that are gone through at once: a few milliseconds. */
const CHUNK_LENGTH = 50_000

/**
 * Words of a text, as runs of letters and digits, in parts that are to be added up. They are counted by their first
 * letters: a word may be longer than a pattern can hold.
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

/** The place itself, or the one behind it where it would part a surrogate pair. */
function wholeCharacters(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at + 1 : at
}
