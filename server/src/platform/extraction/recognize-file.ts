import { extname } from 'node:path'
import { ExtractionError } from './bounds/extraction-error.ts'
import type { PictureText } from './ocr/recognized.ts'
import type { ExtractedText } from './process/answer.ts'
import { recognizeInSandbox, type ScanToRead } from './recognize-in-sandbox.ts'

/** At most so many pages of a file are read from their pictures. */
const mostPages = 200
/** At most so long, once its first page has a place. */
const mostMinutes = 30

/** How to read a scan or picture. */
export interface RecognitionOptions extends Pick<ScanToRead, 'detectLanguage' | 'transcribe'> {
  /** Called after each page. */
  readonly onProgress: (progress: { readonly done: number; readonly of: number }) => Promise<void>
  readonly signal: AbortSignal
}

/** A file's text, with what was read of its pictures. */
export interface RecognizedText extends ExtractedText {
  readonly recognized: {
    /** Pages that OCR has read. `confidence` is 0 to 100. Pages without any word are left out. */
    readonly pages: readonly { readonly number: number; readonly confidence: number }[]
    readonly pagesByModel: number
    /** Pages that were not read since there are too many, or since that takes too long. */
    readonly pagesLeft: number
  }
}

/**
 * Reads the pages of a file that have no text by OCR, and then the file with them. `read` reads it with pages that are
 * known so far. Rejects with an ExtractionError, or the signal's reason.
 */
export async function recognizeFile(
  read: (recognized: readonly PictureText[]) => Promise<ExtractedText>,
  { descriptor, fileName }: { readonly descriptor: number; readonly fileName: string },
  { detectLanguage, transcribe, onProgress, signal }: RecognitionOptions,
  { places, tesseract }: Pick<ScanToRead, 'places' | 'tesseract'>,
): Promise<RecognizedText> {
  const scanned = await findScannedPages(read)
  const pages = scanned.slice(0, mostPages)
  await onProgress({ done: 0, of: pages.length })
  const recognized = await recognizeInSandbox({
    fileType: extname(fileName).slice(1).toLowerCase(),
    ...{ descriptor, pages, places, tesseract, detectLanguage, transcribe, signal },
    deadline: Date.now() + mostMinutes * 60_000,
    onPage: (done) => onProgress({ done, of: pages.length }),
  })
  const byOcr = recognized.flatMap((page) => ('text' in page || page.fragments.length === 0 ? [] : page))
  const extracted = await read(recognized)
  return {
    ...extracted,
    recognized: {
      pages: byOcr.map(({ number, confidence }) => ({ number, confidence })),
      pagesByModel: recognized.filter((page) => 'text' in page).length,
      pagesLeft: scanned.length - recognized.length,
    },
  }
}

async function findScannedPages(
  read: (recognized: readonly PictureText[]) => Promise<ExtractedText>,
): Promise<readonly number[]> {
  try {
    return (await read([])).pages?.scanned ?? []
  } catch (error) {
    if (error instanceof ExtractionError && error.reason === 'image_only') return error.scannedPages
    throw error
  }
}
