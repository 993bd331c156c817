import type { BlobContent } from '../../../platform/blobs/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { contentOf } from './unpacked-file.ts'

/** Keeps texts on disk until all of an agent is read. */
export interface TextStore {
  add(text: string): Promise<BlobContent>
  close(): Promise<void>
}

export async function openTextStore({ uploads }: Platform): Promise<TextStore> {
  const { writer, reader } = await uploads.open()
  let end = 0
  return {
    async add(text) {
      const bytes = Buffer.from(text)
      const at = end
      await writer.writeFile(bytes)
      end += bytes.length
      return contentOf(reader, { at, size: bytes.length })
    },
    async close() {
      await writer.close()
      await reader.close()
    },
  }
}
