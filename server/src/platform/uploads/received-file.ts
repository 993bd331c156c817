import type { FileHandle } from 'node:fs/promises'

/** An uploaded file on the disk, there for as long as the work on it goes on. */
export interface ReceivedFile {
  /** As the sender named it. */
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** Opened for reading only. */
  readonly descriptor: number
  /** A piece of it; shorter at its end. */
  readPart(start: number, length: number): Promise<Uint8Array>
}

/** A file that was written whole, by the descriptor that it is read by. */
export async function readable(reader: FileHandle): Promise<Omit<ReceivedFile, 'fileName'>> {
  return {
    size: (await reader.stat()).size,
    descriptor: reader.fd,
    async readPart(start, length) {
      const { buffer, bytesRead } = await reader.read(Buffer.alloc(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    },
  }
}
