import { extname } from 'node:path'
import { createTurns } from '../sandbox/index.ts'
import { ExtractionError } from './extraction-error.ts'
import { defaultExtractionLimits, type ExtractionLimits } from './extraction-limits.ts'
import type { ExtractedText } from './process/answer.ts'
import { readInSandbox } from './read-in-sandbox.ts'
import { isReadable, readableFileTypes } from './readers/index.ts'

export interface FileToRead {
  /** Opened for reading; it goes to the child process as it is, so that no byte of it passes through this one. */
  readonly descriptor: number
  /** In bytes. */
  readonly size: number
  /** Only its extension is looked at. */
  readonly fileName: string
}

export interface Extraction {
  /**
   * Rejects with an ExtractionError, whatever the file does to its reader.
   * @param maxTextBytes how much text its owner has room for, as UTF-8; more is refused as `too_much_text`
   */
  extract(file: FileToRead, maxTextBytes?: number): Promise<ExtractedText>
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

  async function extract(
    { descriptor, size, fileName }: FileToRead,
    maxTextBytes = allLimits.maxTextBytes,
  ): Promise<ExtractedText> {
    const fileType = fileTypeOf(fileName)
    if (size > allLimits.maxFileBytes) throw tooLarge(allLimits.maxFileBytes)
    if (size === 0) throw new ExtractionError('empty', 'This file is empty.')
    if (!(await turns.enter())) throw busy()
    try {
      const ownLimits = { ...allLimits, maxTextBytes }
      return await readInSandbox({ descriptor, fileType, limits: ownLimits, signal: closing.signal })
    } finally {
      turns.leave()
    }
  }

  return {
    extract(file, maxTextBytes) {
      const extraction = extract(file, maxTextBytes).finally(() => underWay.delete(extraction))
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
