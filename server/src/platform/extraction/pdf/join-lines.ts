/** A hyphen, soft or hard, after a letter at the end of a line. */
const BROKEN_WORD = /(?<!\p{L})(\p{L}+)[-\u2010\u00AD]$/u

/** Scripts without spaces between words, and their marks, including full-width forms of Latin ones. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\uFF01-\uFF60]/u
/** Signs that directly follow digits: 9時. */
const SIGN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
const FIGURE = /\p{Nd}/u

/**
 * Appends the next line to a text and rejoins a word that was hyphenated at the line's end. The hyphen stays if the
 * next line doesn't start with a lower-case letter, or if `compounds` has the word with its hyphen.
 */
export function joinLines(text: string, next: string, compounds: ReadonlySet<string>): string {
  const start = BROKEN_WORD.exec(text)?.[1]
  const end = /^\p{Ll}+/u.exec(next)?.[0]
  if (start !== undefined && end !== undefined) {
    return compounds.has(`${start}-${end}`.toLowerCase()) ? text + next : text.slice(0, -1) + next
  }
  const isWithout = isUnspaced(text.at(-1) ?? '', next.at(0) ?? '') || /\p{L}-$/u.test(text)
  return isWithout ? text + next : `${text} ${next}`
}

function isUnspaced(last: string, first: string): boolean {
  if (FIGURE.test(last)) return SIGN.test(first)
  if (FIGURE.test(first)) return SIGN.test(last)
  return UNSPACED.test(last) && UNSPACED.test(first)
}

/** The words that a document hyphenates within a line, in lower case. */
export function findCompounds(lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.toLowerCase().match(/(?<!\p{L})\p{L}+-\p{L}+/gu) ?? []))
}
