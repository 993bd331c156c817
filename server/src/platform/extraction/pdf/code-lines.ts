import { MONOSPACED, type TextLine } from './fragment.ts'
import type { Typography } from './typography.ts'

/** The width of a letter in monospaced type, in shares of the font size. */
const LETTER_WIDTH = 0.6

/** Characters that are as wide as each other in every font. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS = /\p{L}/gu

/** A whole line in monospaced type, in a document that isn't written in it throughout. */
export function isCode(line: TextLine, { bodyFont }: Typography): boolean {
  return line.isOneFont && line.font === MONOSPACED && bodyFont !== MONOSPACED && !isSquare(line.text)
}

/** Whether most letters are of a script whose fonts say nothing by being monospaced. */
function isSquare(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(SQUARE) * 2 > count(LETTERS)
}

/** The line with its indentation against the first one of its listing. */
export function codeLine(line: TextLine, first: TextLine): string {
  const letters = Math.round((line.left - first.left) / (LETTER_WIDTH * line.size))
  return ' '.repeat(Math.min(Math.max(letters, 0), 80)) + line.text
}
