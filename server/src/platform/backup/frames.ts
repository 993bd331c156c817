import { type BackupRecord, recordSchema } from './records.ts'

/** A backup's frames: one byte for the kind, four for the length, then a record as JSON or rows as COPY text. */
export type Frame = { record: BackupRecord; rows?: never } | { rows: Buffer; record?: never }

const recordKind = 0x7b
const rowsKind = 0x0a
const headBytes = 5
/** No writer produces a longer frame, so a longer one means damage. */
const frameBytesMax = 512 * 1024 * 1024

/** The file can't be read as a backup. */
export class DamagedBackupError extends Error {}

export function encodeFrame(frame: Frame): Buffer {
  const payload = frame.record ? Buffer.from(JSON.stringify(frame.record)) : frame.rows
  const head = Buffer.alloc(headBytes)
  head[0] = frame.record ? recordKind : rowsKind
  head.writeUInt32BE(payload.byteLength, 1)
  return Buffer.concat([head, payload])
}

/**
 * Splits a stream of bytes into frames, regardless of its chunks. Buffers one frame at most.
 * @throws DamagedBackupError at the first invalid byte, or if the stream ends inside a frame
 */
export async function* decodeFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let pending: Buffer[] = []
  let size = 0
  let wanted = headBytes
  for await (const chunk of chunks) {
    pending.push(chunk)
    size += chunk.byteLength
    if (size < wanted) continue
    let rest = Buffer.concat(pending)
    while (rest.byteLength >= headBytes) {
      const length = rest.readUInt32BE(1)
      if (length > frameBytesMax) throw new DamagedBackupError('a piece is longer than any can be')
      wanted = headBytes + length
      if (rest.byteLength < wanted) break
      yield decodeFrame(rest[0], rest.subarray(headBytes, wanted))
      rest = rest.subarray(wanted)
      wanted = headBytes
    }
    pending = [rest]
    size = rest.byteLength
  }
  if (size > 0) throw new DamagedBackupError('it ends in the middle')
}

function decodeFrame(kind: number | undefined, payload: Buffer): Frame {
  if (kind === rowsKind) return { rows: payload }
  if (kind !== recordKind) throw new DamagedBackupError('a piece has no known kind')
  try {
    return { record: recordSchema.parse(JSON.parse(payload.toString())) }
  } catch (cause) {
    throw new DamagedBackupError('a record is not readable', { cause })
  }
}
