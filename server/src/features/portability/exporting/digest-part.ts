import { createHash } from 'node:crypto'

/** What the manifest says of a part. */
export interface PartDigest {
  readonly bytes: number
  /** In hex. */
  readonly sha256: string
}

/** Passes a part's content through unchanged, and calls `onEnd` with its digest when all of it has been read. */
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
