/** Characters of one piece, at least. */
const pieceLength = 24

/** A text in pieces that end at word boundaries; joined they are the text again. */
export function cutForStream(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const word of text.match(/\s*\S+|\s+$/g) ?? []) {
    piece += word
    if (piece.length >= pieceLength) {
      pieces.push(piece)
      piece = ''
    }
  }
  return piece === '' ? pieces : [...pieces, piece]
}
