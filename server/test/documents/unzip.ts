import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** What a zip archive holds, by its paths. */
export async function unzip(bytes: Uint8Array): Promise<Record<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(bytes))
  const parts: Record<string, Buffer> = {}
  for await (const entry of archive.eachEntry())
    parts[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry))
  return parts
}
