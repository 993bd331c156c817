import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** With slashes; no segment is `..`. */
  readonly path: string
  readonly modifiedAt: Date
  readonly content: AsyncIterable<Buffer | string>
}

/** A ZIP file as a stream: entries are requested and read one by one, at the speed of the stream's reader. */
export function streamZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  void pipeline(zip.outputStream, output).catch(() => {}) // the reader is gone, or gets the fault below
  void addAll(zip, entries, output).catch((error: Error) => output.destroy(error))
  return output
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>, output: PassThrough): Promise<void> {
  const gone = finished(output)
  gone.catch(() => {}) // raced below
  for await (const { path, modifiedAt, content } of entries) {
    const source = Readable.from(content, { objectMode: false })
    zip.addReadStream(source, path, { mtime: modifiedAt })
    await Promise.race([finished(source), gone])
    if (output.destroyed) return void source.destroy()
  }
  zip.end()
}
