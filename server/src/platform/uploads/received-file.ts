import type { FileHandle } from 'node:fs/promises'

/** An uploaded file on disk, which exists while it is worked on. */
export interface ReceivedFile {
  /** The sender's name for it. */
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** Opened only for reading. */
  readonly descriptor: number
  /** A range of it; shorter at its end. */
  readPart(start: number, length: number): Promise<Uint8Array>
}

/** A completely written file, accessed by its read descriptor. */
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
