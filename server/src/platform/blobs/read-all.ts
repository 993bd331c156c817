import type { BlobContent } from './store-blob.ts'

const pieceBytes = 1024 * 1024

/** All bytes at once, for consumers that can't stream. */
export async function readAll(content: BlobContent): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(content.size)
  for (let at = 0; at < content.size; ) {
    const piece = await content.readPart(at, Math.min(pieceBytes, content.size - at))
    if (piece.byteLength === 0) throw new Error('A file ended too early')
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
