import { Readable } from 'node:stream'
import { openTemporaryFile } from './temporary-file.ts'

const pieceBytes = 64 * 1024

export interface Spooled {
  /** What the source gives, from its first byte on, however slowly it is read. */
  readonly stream: Readable
  /** Settles when the source has ended, or `stream` was closed before; never rejects. */
  readonly sourceEnded: Promise<void>
}

/**
 * Lets a slow reader hold a nameless file of `folder` instead of the source, which goes to the disk as fast as it comes.
 * Its errors are the stream's, behind what came before them, and so are those of `requireRoom`, which is asked before each piece.
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
      bytes += chunk.length // asked for the next one, the file has this one
      wake()
    }
  }
  const written = writer.writeFile(counted()).finally(async () => {
    await writer.close()
    isOver = true
    wake()
  })
  const sourceEnded = written.catch(() => {}) // who reads the stream hears of it

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
