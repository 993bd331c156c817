/** Marks what somebody has still to write, with what belongs there. */
const place = /\[\[fill in:[^\]\n]{0,200}\]\]/gi

/** Whether a text still has a place to fill in: such a text isn't taken as knowledge, so that no visitor ever gets one. */
export function hasPlaces(text: string): boolean {
  return text.search(place) >= 0
}

/** What has still to be written, in the order of the text. */
export function placesOf(text: string): string[] {
  return (text.match(place) ?? []).map((found) => found.slice('[[fill in:'.length, -2).trim())
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
