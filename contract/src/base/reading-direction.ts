/** Above this share of words in right-to-left scripts, a text is right to left (as in Closure's i18n.bidi). */
const rightToLeftShare = 0.4

/**
 * The reading direction of texts, for a `dir` attribute; undefined if they have no letters, so that they inherit it.
 * Unlike `dir="auto"`, it isn't misled by a Latin product name at the start.
 */
export function readingDirection(...texts: readonly string[]): 'ltr' | 'rtl' | undefined {
  const initials = texts.flatMap((text) => text.split(/\s+/)).flatMap((word) => word.match(/\p{L}/u) ?? [])
  if (initials.length === 0) return undefined
  const fromTheRight = initials.filter((letter) => rightToLeft.test(letter))
  return fromTheRight.length > rightToLeftShare * initials.length ? 'rtl' : 'ltr'
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and related scripts, and the presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
