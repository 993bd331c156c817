/** Marks a gap that the owner still has to fill in; the group says what belongs there. */
const place = /\[\[fill in:([^\]\n]{0,200})\]\]/gi

/** Whether a text still has a place to fill in: such a text isn't taken as knowledge, so that no visitor ever gets one. */
export function hasPlaces(text: string): boolean {
  return text.search(place) >= 0
}

/** What has still to be written, in the order of the text. */
export function placesOf(text: string): string[] {
  return splitAtPlaces(text).flatMap((piece, index) => (index % 2 === 1 ? [piece.trim()] : []))
}

/** The text in pieces: those with an even index are words, those with an odd one say what belongs into a gap. */
export function splitAtPlaces(text: string): string[] {
  return text.split(place)
}

/** The text with its gaps filled in, in their order. A gap with an empty value stays a gap. */
export function fillPlaces(text: string, values: readonly string[]): string {
  const pieces = splitAtPlaces(text)
  const filled = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[(index - 1) / 2]?.trim() || `[[fill in:${piece}]]`
    // Owners end an answer with a full stop that the text has behind the gap already.
    return pieces[index + 1]?.startsWith('.') ? value.replace(/\.$/, '') : value
  })
  return filled.join('')
}

/** A text without the lines that have a place still, and without headings that nothing stands below then. */
export function withoutPlaces(text: string): string {
  const kept = text.split('\n').filter((line) => !hasPlaces(line))
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
