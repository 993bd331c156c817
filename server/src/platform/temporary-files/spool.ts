import { Readable } from 'node:stream'
import { openTemporaryFile } from './temporary-file.ts'

const pieceBytes = 64 * 1024

export interface Spooled {
  /** The source's data from the first byte on, however slowly it is read. */
  readonly stream: Readable
  /** Settles when the source has ended, or `stream` was closed early. Never rejects. */
  readonly sourceEnded: Promise<void>
}

/**
 * Lets a slow reader hold an unlinked file in `folder` instead of the source, which is written to disk at full speed.
 * The stream passes on the source's errors, after all preceding data, and those of `requireRoom`, which is called
 * before each chunk.
 */
export async function spool(
  source: Readable,
  folder: string,
  requireRoom: () => Promise<void> = async () => {},
): Promise<Spooled> {
  const { writer, reader } = await openTemporaryFile(folder)
  let [bytes, isOver] = [0, false]
  let more = Promise.withResolvers<void>()
  const wake = () => {
    more.resolve()
    more = Promise.withResolvers()
  }
  async function* counted() {
    for await (const chunk of source) {
      await requireRoom()
      yield chunk
      bytes += chunk.length // when the source is asked for its next chunk, this one is in the file
      wake()
    }
  }
  const written = writer.writeFile(counted()).finally(async () => {
    await writer.close()
    isOver = true
    wake()
  })
  const sourceEnded = written.catch(() => {}) // the stream's reader gets the error

  async function* read() {
    for (let at = 0; ; ) {
      if (at < bytes) {
        const length = Math.min(pieceBytes, bytes - at)
        const { buffer, bytesRead } = await reader.read(Buffer.allocUnsafe(length), 0, length, at)
        at += bytesRead
        yield buffer.subarray(0, bytesRead)
      } else if (isOver) return await written
      else await more.promise
    }
  }
  const stream = Readable.from(read(), { objectMode: false })
  stream.once('close', async () => {
    source.destroy()
    await sourceEnded
    await reader.close()
  })
  return { stream, sourceEnded }
}
