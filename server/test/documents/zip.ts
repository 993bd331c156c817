import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip archive of these texts and bytes; a name that ends in a slash is of a folder. */
export function zip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(parts)) {
    if (name.endsWith('/')) archive.addEmptyDirectory(name)
    else archive.addBuffer(Buffer.from(content), name)
  }
  archive.end()
  return buffer(archive.outputStream)
}
