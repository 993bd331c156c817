import { latinLetters, westernLetters } from './latin-letters.ts'

/** In order of preference if the letters don't decide. */
const codePages = [
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'macintosh',
]

const alphabets = [...Object.values(latinLetters), westernLetters].map((letters) => new Set(letters))
/** A mixture is less likely than a single language that fits as well. */
const mixturePenalty = 0.05

/**
 * The code page that fits a text in the Latin alphabet best: its letters belong to one language, and there are no
 * capitals inside words and no signs between letters. `preferred`, likeliest first, breaks ties.
 */
export function guessLatinCodePage(bytes: Uint8Array, preferred: readonly string[]): string {
  const candidates = [...new Set([...preferred.filter((name) => codePages.includes(name)), ...codePages])]
  const costs = candidates.map((name) => ({ name, cost: readingCost(new TextDecoder(name).decode(bytes)) }))
  return costs.reduce((best, other) => (other.cost < best.cost - 0.01 ? other : best)).name
}

/** Errors per non-ASCII character, from 0. */
function readingCost(text: string): number {
  const foreign = [...text.matchAll(/[^\p{ASCII}]/gu)]
  if (foreign.length === 0) return 0
  const letters = foreign.filter(([character]) => /\p{L}|[ªº]/u.test(character))
  const misplaced =
    text.match(/\p{Ll}(?![\p{ASCII}ªº])\p{Lu}|\p{L}(?![\p{ASCII}’·ªº­])[^\p{L}\p{M}]\p{L}/gu)?.length ?? 0
  const strange = foreign.filter(
    ([character]) => !/\p{L}|[ªº\s«»‹›“”„‘’‚–—…•·€£§©®™°¿¡½¼¾²³×±­]/u.test(character),
  ).length
  const outside = Math.min(
    ...alphabets.map((alphabet, at) => {
      const missing = letters.filter(([letter]) => !alphabet.has(letter.toLowerCase())).length
      return missing + (at === alphabets.length - 1 ? mixturePenalty * letters.length : 0)
    }),
  )
  return (outside + misplaced + strange) / foreign.length
}
