/** Places that are found at most: more can't be looked through, and each is a mark on the screen. */
export const foundMax = 500

/** A part of a text, from the one place up to the other. */
export interface FoundPlace {
  readonly from: number
  readonly to: number
}

/** Where a text has some words, whatever their letter case and the spaces between them; the first `foundMax` places. */
export function findInText(text: string, words: string): FoundPlace[] {
  const [first, ...others] = inSmallLetters(words).split(/\s+/).filter(Boolean)
  if (first === undefined) return []
  const small = inSmallLetters(text)
  const found: FoundPlace[] = []
  let from = small.indexOf(first)
  while (from >= 0 && found.length < foundMax) {
    const to = endOf(small, from + first.length, others)
    if (to !== null) found.push({ from, to })
    from = small.indexOf(first, to ?? from + 1)
  }
  return found
}

/** Where the words end that stand at a place, each after some space; null where they don't. */
function endOf(text: string, at: number, words: readonly string[]): number | null {
  let end = at
  for (const word of words) {
    let begin = end
    while (begin < text.length && text.charAt(begin).trim() === '') begin++
    if (begin === end || !text.startsWith(word, begin)) return null
    end = begin + word.length
  }
  return end
}

/** As long as the text itself: a letter whose small one takes more room stays as it is. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
}
