import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExtractedText, Extraction } from '../src/platform/extraction/index.ts'
import { openTemporaryFile } from '../src/platform/temporary-files/index.ts'

/** Lets an extraction read bytes as if they had been uploaded. */
export async function extractBytes(
  extraction: Extraction,
  { bytes, fileName }: { readonly bytes: Uint8Array; readonly fileName: string },
  maxTextBytes?: number,
): Promise<ExtractedText> {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-extraction-'))
  const { writer, reader } = await openTemporaryFile(folder)
  try {
    await writer.writeFile(bytes)
    const file = { descriptor: reader.fd, size: bytes.byteLength, fileName }
    return await extraction.extract(file, maxTextBytes)
  } finally {
    await Promise.all([writer.close(), reader.close(), rm(folder, { recursive: true })])
  }
}
