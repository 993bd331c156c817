const MOST_STRANGE = 0.01
const MOST_MISREAD = 0.02
const MOST_WITHOUT_VOWEL = 0.3
const MOST_SINGLE = 0.6
/** Fewer words prove nothing. */
const FEWEST_WORDS = 20

/** Whether a text shows signs of a wrong encoding, or of a PDF whose fonts don't map glyphs to letters. */
export function looksGarbled(text: string): boolean {
  // A replacement character (FFFD), a private-use glyph, or a glyph's bare number.
  if (count(text, /[\uFFFD\p{Co}]|\(cid:\d+\)/gu) > MOST_STRANGE * text.length) return true
  const words = text.match(/[\p{Script=Latin}\p{M}]+/gu) ?? []
  if (words.length < FEWEST_WORDS) return false
  // UTF-8 decoded as windows-1252: é as Ã©, ’ as â€™.
  if (count(text, /[ÃÂ][\u0080-\u00BF]|â€/g) > MOST_MISREAD * words.length) return true
  const single = words.filter((word) => word.length === 1)
  if (single.length > MOST_SINGLE * words.length) return true
  const long = words.filter((word) => word.length >= 4 && word !== word.toUpperCase())
  const voiceless = long.filter((word) => !/[aeiouyæøœıə]/i.test(word.normalize('NFD')))
  return long.length >= FEWEST_WORDS && voiceless.length > MOST_WITHOUT_VOWEL * long.length
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
