import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { detectLanguage } from '@parleykit/engine/text/detect-language'
import type { ExtractedText, Extraction, RecognizedText } from '../src/platform/extraction/index.ts'
import { openTemporaryFile } from '../src/platform/temporary-files/index.ts'

interface NamedBytes {
  readonly bytes: Uint8Array
  readonly fileName: string
}

/** Lets an extraction read bytes as if they had been uploaded. */
export function extractBytes(
  extraction: Extraction,
  file: NamedBytes,
  maxTextBytes?: number,
): Promise<ExtractedText> {
  return hold(file, (held) => extraction.extract(held, maxTextBytes))
}

/** Lets an extraction read bytes by OCR. */
export function recognizeBytes(
  extraction: Extraction,
  file: NamedBytes,
  onProgress: (progress: { readonly done: number }) => void = () => {},
): Promise<RecognizedText> {
  const { signal } = new AbortController()
  return hold(file, (held) =>
    extraction.recognize(held, {
      detectLanguage,
      signal,
      transcribe: null,
      onProgress: async (progress) => onProgress(progress),
    }),
  )
}

async function hold<Result>(
  { bytes, fileName }: NamedBytes,
  read: (file: Parameters<Extraction['extract']>[0]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-extraction-'))
  const { writer, reader } = await openTemporaryFile(folder)
  try {
    await writer.writeFile(bytes)
    return await read({ descriptor: reader.fd, size: bytes.byteLength, fileName })
  } finally {
    await Promise.all([writer.close(), reader.close(), rm(folder, { recursive: true })])
  }
}
