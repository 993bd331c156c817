/**
 * Whether a text has any visible character. Spaces don't count, nor do control and format characters (zero-width
 * characters, byte order marks, bidi marks, soft hyphens), private use characters, marks without a letter, Hangul
 * fillers and the blank Braille pattern. Free of dependencies.
 */
export const isVisible = (text: string): boolean =>
  /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/**
 * A name without the characters that embed, override or isolate a direction, which would reverse the text after it.
 * Directional marks that only act like a letter are kept.
 */
export const stripDirectionControls = (name: string): string =>
  name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
