/**
 * Whether a text shows anything. Spaces don't, nor do control and format characters (zero-width ones, byte order marks,
 * bidi marks, soft hyphens), private use, marks without a letter, fillers of Hangul and the blank Braille pattern.
 * Free of dependencies.
 */
export const isVisible = (text: string): boolean =>
  /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/**
 * A name without the characters that embed, override or isolate a direction: what stands after it in a sentence would be
 * turned around. The marks that only stand for a letter of their direction stay.
 */
export const withoutTurns = (name: string): string => name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
