interface Piece {
  /** Its position in the text. */
  readonly start: number
  readonly words: string
  readonly isName: boolean
}

/** Splits a text at the first occurrence of each name; returns names and the text between, in order. */
export function splitAtNames(text: string, names: readonly string[]): readonly Piece[] {
  const places = names
    .filter((name) => name !== '')
    .map((name) => ({ start: text.indexOf(name), words: name, isName: true }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let done = 0
  for (const place of places) {
    if (place.start < done) continue
    if (place.start > done) pieces.push({ start: done, words: text.slice(done, place.start), isName: false })
    pieces.push(place)
    done = place.start + place.words.length
  }
  if (done < text.length) pieces.push({ start: done, words: text.slice(done), isName: false })
  return pieces
}
