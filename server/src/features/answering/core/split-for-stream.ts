/** Minimum characters of one piece. */
const pieceLength = 24

/** Cuts a text into pieces that end at word boundaries. Joined, they give the text back. */
export function splitForStream(text: string): string[] {
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
