import { extname } from 'node:path'
import { ExtractionError } from './extraction-error.ts'
import { defaultExtractionLimits, type ExtractionLimits } from './extraction-limits.ts'
import type { ExtractedText } from './process/answer.ts'
import { readInChildProcess } from './process/read-in-child-process.ts'
import { isReadable, readableFileTypes } from './readers/index.ts'
import { createTurns } from './turns.ts'

export interface UploadedFile {
  bytes: Uint8Array
  /** Only its extension is looked at. */
  fileName: string
}

export interface Extraction {
  /** Rejects with an ExtractionError, whatever the file does to its reader. */
  extract(file: UploadedFile): Promise<ExtractedText>
  /** Ends running extractions, which then reject as `busy`, and refuses new ones. Resolves when no process is left. */
  close(): Promise<void>
}

/**
 * Takes the text out of uploaded files, each in a short-lived child process of its own with limits on memory, time
 * and unpacked size. Limits left out take their defaults.
 */
export function createExtraction(limits: Partial<ExtractionLimits> = {}): Extraction {
  const allLimits = { ...defaultExtractionLimits, ...limits }
  const turns = createTurns(allLimits.concurrency, allLimits.maxQueueLength)
  const closing = new AbortController()
  const underWay = new Set<Promise<ExtractedText>>()

  async function extract({ bytes, fileName }: UploadedFile): Promise<ExtractedText> {
    const fileType = fileTypeOf(fileName)
    if (bytes.byteLength > allLimits.maxFileBytes) throw tooLarge(allLimits.maxFileBytes)
    if (bytes.byteLength === 0) throw new ExtractionError('empty', 'This file is empty.')
    if (!(await turns.enter())) throw busy()
    try {
      return await readInChildProcess({ bytes, fileType, limits: allLimits, signal: closing.signal })
    } finally {
      turns.leave()
    }
  }

  return {
    extract(file) {
      const extraction = extract(file).finally(() => underWay.delete(extraction))
      underWay.add(extraction)
      return extraction
    },
    async close() {
      closing.abort()
      await Promise.allSettled(underWay)
    },
  }
}

function fileTypeOf(fileName: string): string {
  const fileType = extname(fileName).slice(1).toLowerCase()
  if (isReadable(fileType)) return fileType
  const works = readableFileTypes.join(', ')
  throw new ExtractionError('unsupported_type', `Text can be read from these types of file: ${works}.`)
}

function tooLarge(maxFileBytes: number): ExtractionError {
  const megabytes = Math.floor(maxFileBytes / 1024 / 1024)
  return new ExtractionError(
    'too_large',
    `This file is larger than ${megabytes} MB. Split it and upload the parts.`,
  )
}

function busy(): ExtractionError {
  return new ExtractionError('busy', 'Too many files are being read right now. Try again in a minute.')
}
