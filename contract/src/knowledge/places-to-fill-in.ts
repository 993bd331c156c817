/** A place that the owner still has to fill in; the group describes what belongs there. */
const place = /\[\[fill in:([^\]\n]{0,200})\]\]/gi

/** Whether a text still has a place to fill in. It isn't accepted as knowledge then, so visitors never see one. */
export function hasPlaces(text: string): boolean {
  return text.search(place) >= 0
}

/** The descriptions of the places left to fill in, in the order of the text. */
export function placesOf(text: string): string[] {
  return splitAtPlaces(text).flatMap((piece, index) => (index % 2 === 1 ? [piece.trim()] : []))
}

/** Splits a text: pieces with an even index are text, those with an odd index describe what belongs in a place. */
export function splitAtPlaces(text: string): string[] {
  return text.split(place)
}

/** The text with its places filled in, in order. A place with an empty value stays. */
export function fillPlaces(text: string, values: readonly string[]): string {
  const pieces = splitAtPlaces(text)
  const filled = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = values[(index - 1) / 2]?.trim() || `[[fill in:${piece}]]`
    // Owners often end a value with a period, although the text already has one after the place.
    return pieces[index + 1]?.startsWith('.') ? value.replace(/\.$/, '') : value
  })
  return filled.join('')
}

/** A text without the lines that still have a place, and without headings that are empty as a result. */
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
