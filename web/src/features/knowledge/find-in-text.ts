/** Maximum number of matches: nobody can look through more, and each is a mark on the screen. */
export const matchesMax = 500

/** A range of a text. */
export interface TextMatch {
  readonly from: number
  readonly to: number
}

/** Finds words in a text, ignoring case and the spaces between them; at most `matchesMax` matches. */
export function findInText(text: string, words: string): TextMatch[] {
  const [first, ...others] = inSmallLetters(words).split(/\s+/).filter(Boolean)
  if (first === undefined) return []
  const small = inSmallLetters(text)
  const found: TextMatch[] = []
  let from = small.indexOf(first)
  while (from >= 0 && found.length < matchesMax) {
    const to = endOf(small, from + first.length, others)
    if (to !== null) found.push({ from, to })
    from = small.indexOf(first, to ?? from + 1)
  }
  return found
}

/** The end of the words if they match at this position, separated by spaces; else null. */
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

/** Lower-cases a text without changing its length: a letter whose lower-case form is longer is kept. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
}
