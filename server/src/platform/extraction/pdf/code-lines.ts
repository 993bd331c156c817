import { MONOSPACED, type TextLine } from './fragment.ts'
import type { Typography } from './typography.ts'

/** The width of a letter in monospaced type, in shares of the font size. */
const LETTER_WIDTH = 0.6

/** Characters that are as wide as each other in every font. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS = /\p{L}/gu

/** The lines of source code: those in monospaced type, in a document that isn't written in it throughout. */
export function codeLines(lines: readonly TextLine[], { bodyFont }: Typography): ReadonlySet<TextLine> {
  const found = new Set<TextLine>()
  if (bodyFont === MONOSPACED) return found
  let listing: TextLine[] = []
  const endListing = () => {
    if (!isSquare(listing)) for (const line of listing) found.add(line)
    listing = []
  }
  for (const line of lines) {
    if (line.isOneFont && line.font === MONOSPACED) listing.push(line)
    else endListing()
  }
  endListing()
  return found
}

/** Whether most letters are of a script whose fonts say nothing by being monospaced. */
function isSquare(lines: readonly TextLine[]): boolean {
  const count = (letters: RegExp) =>
    lines.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0)
  return count(SQUARE) * 2 > count(LETTERS)
}

/** The line with its indentation against the first one of its listing. */
export function codeLine(line: TextLine, first: TextLine): string {
  const letters = Math.round((line.left - first.left) / (LETTER_WIDTH * line.size))
  return ' '.repeat(Math.min(Math.max(letters, 0), 80)) + line.text
}
