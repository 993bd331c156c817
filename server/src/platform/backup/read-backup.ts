import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DamagedBackupError, decodeFrames, type Frame } from './frames.ts'
import type { BackupRecord } from './records.ts'

/**
 * The frames of a backup file. If reading reaches the end, gzip's checksum is correct and nothing follows it.
 * @throws DamagedBackupError, or gzip's own error with a code that begins with Z_
 */
export async function* readBackup(path: string): AsyncGenerator<Frame> {
  const { size } = await stat(path)
  const bytes = createGunzip({ chunkSize: 256 * 1024 })
  // Errors are reported to the reader of the bytes.
  pipeline(createReadStream(path), bytes, () => {})
  yield* decodeFrames(bytes)
  // Zeros after the end are the only data that gzip silently leaves unread.
  if (bytes.bytesWritten !== size) throw new DamagedBackupError('something follows its end')
}

export async function nextRecord(frames: AsyncGenerator<Frame>): Promise<BackupRecord> {
  const { value } = await frames.next()
  if (!value?.record)
    throw new DamagedBackupError(value ? 'its pieces are out of order' : 'it ends too early')
  return value.record
}

/** Reads past the record that closes a backup. */
export async function expectEnd(frames: AsyncGenerator<Frame>): Promise<void> {
  if (!(await frames.next()).done) throw new DamagedBackupError('something follows its end')
}
