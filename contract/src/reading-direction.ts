/** Above this share of words from scripts written right to left, a text is read so (as in Google Closure's i18n.bidi). */
const rightToLeftShare = 0.4

/**
 * The side from which texts are read, for a `dir` attribute; undefined where they have no letters, so that their
 * surroundings decide. Unlike `dir="auto"` it isn't led astray by a product's Latin name at the start.
 */
export function readingDirection(...texts: readonly string[]): 'ltr' | 'rtl' | undefined {
  const initials = texts.flatMap((text) => text.split(/\s+/)).flatMap((word) => word.match(/\p{L}/u) ?? [])
  if (initials.length === 0) return undefined
  const fromTheRight = initials.filter((letter) => rightToLeft.test(letter))
  return fromTheRight.length > rightToLeftShare * initials.length ? 'rtl' : 'ltr'
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, and the presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
