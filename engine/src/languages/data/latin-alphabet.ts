/** Letters without their diacritics: words are compared so. */
export const LATIN_ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
