/** A placeholder that the owner still has to fill in; the group describes what belongs there. */
const placeholder = /\[\[fill in:([^\]\n]{0,200})\]\]/gi

/** Whether a text still has a placeholder. It isn't accepted as knowledge then, so visitors never see one. */
export function hasPlaceholders(text: string): boolean {
  return text.search(placeholder) >= 0
}

/** The descriptions of the placeholders left to fill in, in the order of the text. */
export function placeholdersOf(text: string): string[] {
  return splitAtPlaceholders(text).flatMap((piece, index) => (index % 2 === 1 ? [piece.trim()] : []))
}

/** Splits a text: pieces with an even index are text, those with an odd index describe what belongs in a placeholder. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(placeholder)
}

/** The text with its placeholders filled in, in order. One with an empty value stays. */
export function fillPlaceholders(text: string, values: readonly string[]): string {
  const pieces = splitAtPlaceholders(text)
  const filled = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[(index - 1) / 2]?.trim() || `[[fill in:${piece}]]`
    // Owners often end a value with a period, although the text already has one after the placeholder.
    return pieces[index + 1]?.startsWith('.') ? value.replace(/\.$/, '') : value
  })
  return filled.join('')
}

/** A text without the lines that still have a placeholder, and without headings that are empty as a result. */
export function withoutPlaceholders(text: string): string {
  const kept = text.split('\n').filter((line) => !hasPlaceholders(line))
  const isHeading = (line: string | undefined) => line?.startsWith('#') ?? true
  const filled = kept.filter((line, index) => {
    if (!isHeading(line)) return true
    const next = kept.slice(index + 1).find((later) => later.trim() !== '')
    return !isHeading(next)
  })
  return filled
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
