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
