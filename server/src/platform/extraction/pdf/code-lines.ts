import { MONOSPACED, type TextLine } from './fragment.ts'
import type { Typography } from './typography.ts'

/** The width of a monospaced letter, as a share of the font size. */
const LETTER_WIDTH = 0.6

/** Characters that have the same width in every font. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS = /\p{L}/gu

/** The lines of source code: monospaced lines in a document that isn't monospaced throughout. */
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

/** Whether most letters are of a script whose fonts are usually monospaced. */
function isSquare(lines: readonly TextLine[]): boolean {
  const count = (letters: RegExp) =>
    lines.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0)
  return count(SQUARE) * 2 > count(LETTERS)
}

/** The line, indented relative to the first one of its listing. */
export function codeLine(line: TextLine, first: TextLine): string {
  const letters = Math.round((line.left - first.left) / (LETTER_WIDTH * line.size))
  return ' '.repeat(Math.min(Math.max(letters, 0), 80)) + line.text
}
