/** The four kinds of typos that make four fifths of all typing errors (Damerau, 1964). */
export const TYPOS = ['substitution', 'deletion', 'insertion', 'transposition'] as const

export type Typo = (typeof TYPOS)[number]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** `word` (of two letters at least) with one typo at a random place, the first letter included; never the same word. */
export function misspellWord(word: string, typo: Typo, random: () => number): string {
  const pick = (count: number) => Math.floor(random() * count)
  const letter = () => LETTERS.charAt(pick(LETTERS.length))
  for (;;) {
    const at = pick(typo === 'transposition' ? word.length - 1 : word.length)
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const misspelt = {
      substitution: () => before + letter() + after.slice(1),
      deletion: () => before + after.slice(1),
      insertion: () => before + letter() + after,
      transposition: () => before + after.charAt(1) + after.charAt(0) + after.slice(2),
    }[typo]()
    if (misspelt.toLowerCase() !== word.toLowerCase()) return misspelt
    // Only a word of one repeated letter has no transposition.
    if (typo === 'transposition' && new Set(word.toLowerCase()).size === 1)
      return misspellWord(word, 'deletion', random)
  }
}
