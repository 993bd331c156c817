import { text } from 'node:stream/consumers'
import { openArchive } from './open-archive.ts'

/** The XML parts of a checked archive (see checkArchive), by name. */
export async function readParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const zip = await openArchive(bytes)
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (isWanted(entry.fileName))
      parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return parts
}
