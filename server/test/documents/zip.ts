import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip archive of these texts and bytes. */
export function zip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}
