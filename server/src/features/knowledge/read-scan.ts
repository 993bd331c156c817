import { detectLanguage } from '@parleykit/engine/text/detect-language'
import { DomainError } from '../../platform/domain-error/index.ts'
import { ExtractionError, type RecognizedText } from '../../platform/extraction/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findTranscriber } from './find-transcriber.ts'
import { findWaitingScan, type WaitingScan } from './find-waiting-scan.ts'
import { storeScanText } from './store-scan-text.ts'
import { updateScan } from './update-scan.ts'

/** Reads the scan of an entry by a model or by OCR and gives the entry its text, or the reason why there is none. */
export async function readScan(
  { platform, signal }: { readonly platform: Platform; readonly signal: AbortSignal },
  entryId: number,
): Promise<void> {
  const scan = await findWaitingScan(platform.database, entryId)
  if (!scan) return
  try {
    await storeScanText(platform, scan, await recognize(platform, scan, signal))
  } catch (error) {
    if (!isFinal(error)) throw error
    await updateScan(platform, scan, { failure: error.message })
  }
}

async function recognize(
  platform: Platform,
  scan: WaitingScan,
  signal: AbortSignal,
): Promise<RecognizedText> {
  const { fileName, fileBlobId, textBytesMax } = scan
  const parts: Buffer[] = []
  for await (const part of platform.blobs.stream(platform.database, fileBlobId)) parts.push(part)
  const bytes = Buffer.concat(parts)
  const options = {
    detectLanguage,
    signal,
    transcribe: await findTranscriber(platform, scan, signal),
    onProgress: (progress: { readonly done: number; readonly of: number }) =>
      updateScan(platform, scan, { progress }),
  }
  return platform.uploads.hold({ fileName, bytes }, (file) =>
    platform.extraction.recognize(file, options, textBytesMax),
  )
}

/** Whether another try would end the same. */
function isFinal(error: unknown): error is Error {
  if (error instanceof ExtractionError) return error.reason !== 'busy'
  return error instanceof DomainError && error.code === 'plan_limit_reached'
}
