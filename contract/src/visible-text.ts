/**
 * Whether a text shows anything. Spaces don't, nor do control and format characters (zero-width ones, byte order marks,
 * bidi marks, soft hyphens), private use, marks without a letter, fillers of Hangul and the blank Braille pattern.
 * Free of dependencies.
 */
export const isVisible = (text: string): boolean =>
  /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
