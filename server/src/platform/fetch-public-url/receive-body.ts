import { type Duplex, Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'
import { FetchFault } from './fetch-fault.ts'

/** Supported content encodings. Truncated data is used as far as it goes, as in browsers. */
export const acceptEncoding = 'gzip, br, zstd'

/** More than one layer is only useful for decompression bombs. */
const layersMax = 2
const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
const unpackers: Readonly<Record<string, () => Duplex>> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  // A window of 8 MB is the largest that HTTP allows (RFC 9659).
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
}

/**
 * Reads a whole body, unpacking it as a stream, and drops it at the first byte beyond `bytesMax`, packed or unpacked.
 * Rejects with a FetchFault, or with an error of the stream or an unpacker.
 */
export async function receiveBody(
  body: Readable,
  { encodings, bytesMax, signal }: { encodings: readonly string[]; bytesMax: number; signal: AbortSignal },
): Promise<Buffer> {
  const makers = encodings.toReversed().map((name) => unpackers[name])
  if (makers.length > layersMax || makers.includes(undefined)) {
    body.on('error', () => {}).destroy()
    throw new FetchFault('wrong_type', 'The website compresses this page in an unsupported format.')
  }
  const chunks: Buffer[] = []
  let size = 0
  const keep = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      size += chunk.length
      chunks.push(chunk)
      callback(size > bytesMax ? tooLarge(bytesMax) : null)
    },
  })
  const packed = Readable.from(counted(body, bytesMax), { objectMode: false })
  await pipeline([packed, ...makers.flatMap((make) => (make ? [make()] : [])), keep], { signal })
  return Buffer.concat(chunks)
}

/** Passes chunks on until they exceed `bytesMax` in total. */
async function* counted(source: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > bytesMax) throw tooLarge(bytesMax)
    yield chunk
  }
}

export function tooLarge(bytesMax: number): FetchFault {
  const size = bytesMax < 1_000_000 ? `${Math.round(bytesMax / 1000)} KB` : `${Math.round(bytesMax / 1e6)} MB`
  return new FetchFault('too_large', `This page is larger than ${size}, so it can't be read.`)
}
