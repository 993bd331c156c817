import { createHash } from 'node:crypto'

/** A part's entry in the manifest. */
export interface PartDigest {
  readonly bytes: number
  /** In hex. */
  readonly sha256: string
}

/** Passes a part's content through unchanged, and returns its digest at the end. */
export async function* digestPart(
  content: AsyncIterable<Buffer | string>,
  onEnd: (digest: PartDigest) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    hash.update(buffer)
    bytes += buffer.length
    yield buffer
  }
  onEnd({ bytes, sha256: hash.digest('hex') })
}
