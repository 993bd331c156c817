import { extname } from 'node:path'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import { defaultExtractionLimits, type ExtractionLimits } from './bounds/extraction-limits.ts'
import { findTesseract, type Tesseract } from './ocr/find-tesseract.ts'
import type { PictureText } from './ocr/recognized.ts'
import type { Cells, ExtractedText } from './process/answer.ts'
import type { CellsWanted } from './process/read-cells.ts'
import type { ReadingTask } from './process/read-file.ts'
import { readCellsInSandbox } from './read-cells-in-sandbox.ts'
import { readInSandbox } from './read-in-sandbox.ts'
import { openPageProcesses, type PageToRead, readPageInSandbox } from './read-page-in-sandbox.ts'
import { isReadable, readableFileTypes } from './readers/index.ts'
import { type RecognitionOptions, type RecognizedText, recognizeFile } from './recognize-file.ts'
import { type ArchiveToUnpack, unpackFolderInSandbox, unpackInSandbox } from './unpack-in-sandbox.ts'
import type { FolderLimits, UnpackedFolder, UnpackedPart, UnpackingLimits } from './unpacking/unpacked.ts'
import type { WebPage } from './web-page/page/web-page.ts'

interface FileToRead {
  /** A descriptor opened for reading. It is passed to the child process, so that no byte goes through this one. */
  readonly descriptor: number
  /** In bytes. */
  readonly size: number
  /** Only its extension is used. */
  readonly fileName: string
}

type Unsigned<Limits> = Omit<ArchiveToUnpack<Limits>, 'signal'>

export interface Extraction {
  /**
   * Rejects only with an ExtractionError, whatever the file does to the parser.
   * @param maxTextBytes the owner's remaining room for text, as UTF-8; more is refused as `too_much_text`
   * @param tables how the tables of a spreadsheet are read; the result then describes its sheets
   */
  extract(file: FileToRead, maxTextBytes?: number, tables?: TableChoices | null): Promise<ExtractedText>
  /** The cells of a spreadsheet's first sheet that has any, or of a CSV file. Rejects with an ExtractionError only. */
  readCells(file: FileToRead, wanted: CellsWanted): Promise<Cells>
  /**
   * Reads a file whose pages are scans or that is a picture, by a model or else by OCR. OCR reads two pages at a time of
   * all files. Rejects with an ExtractionError: `busy` if the signal is aborted, `empty` if there is no text.
   */
  recognize(file: FileToRead, options: RecognitionOptions, maxTextBytes?: number): Promise<RecognizedText>
  /**
   * Reads a page of a website: its main text, its links and its metadata. Pages have their own queue, so that a website
   * doesn't delay uploads. Rejects with an ExtractionError, or the signal's reason.
   */
  readWebPage(page: PageToRead, signal?: AbortSignal): Promise<WebPage>
  /**
   * Unpacks a ZIP archive into the file behind `output`, in an isolated process. Rejects with an ExtractionError.
   * Anything written until then must be ignored.
   */
  unpack(archive: Unsigned<UnpackingLimits>): Promise<UnpackedPart[]>
  /**
   * Unpacks the files of a ZIP archive that could be read, one after the other, in the same way. What can't be unpacked
   * is skipped with its reason. Rejects with an ExtractionError if the archive isn't one.
   */
  unpackFolder(archive: Unsigned<FolderLimits>): Promise<UnpackedFolder>
  /** Stops running extractions, which then reject as `busy`, and refuses new ones. Resolves when no process is left. */
  close(): Promise<void>
}

/**
 * Extracts the text of uploaded files, each in a separate short-lived child process with limits on memory, time and
 * unpacked size. Omitted limits have defaults.
 * @param path folders in which the system's Tesseract is looked for when the first scan is read
 */
export function createExtraction(
  limits: Partial<ExtractionLimits> = {},
  path = process.env.PATH ?? '',
): Extraction {
  const allLimits = { ...defaultExtractionLimits, ...limits }
  const semaphore = createSemaphore(allLimits.concurrency, allLimits.maxQueueLength)
  const pageProcesses = openPageProcesses(allLimits)
  const pageSemaphore = createSemaphore(allLimits.concurrency, allLimits.maxQueueLength)
  const unpackingSemaphore = createSemaphore(1, allLimits.maxQueueLength)
  const scanReading = openScanReading(path)
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()

  async function inTurn<Read>(
    { descriptor, size, fileName }: FileToRead,
    read: (job: { descriptor: number; fileType: string; signal: AbortSignal }) => Promise<Read>,
  ): Promise<Read> {
    const fileType = fileTypeOf(fileName)
    if (size > allLimits.maxFileBytes) throw tooLarge(allLimits.maxFileBytes)
    if (size === 0) throw new ExtractionError('empty', 'This file is empty.')
    if (!(await semaphore.acquire())) throw busy()
    try {
      return await read({ descriptor, fileType, signal: closing.signal })
    } finally {
      semaphore.release()
    }
  }

  function extract(
    file: FileToRead,
    maxTextBytes = allLimits.maxTextBytes,
    { recognized = [], tables = null }: Partial<Pick<ReadingTask, 'recognized' | 'tables'>> = {},
  ): Promise<ExtractedText> {
    return inTurn(file, (job) =>
      readInSandbox({ ...job, limits: { ...allLimits, maxTextBytes }, recognized, tables }),
    )
  }

  async function recognize(file: FileToRead, options: RecognitionOptions, maxTextBytes?: number) {
    const read = (recognized: readonly PictureText[]) => extract(file, maxTextBytes, { recognized })
    const signal = AbortSignal.any([closing.signal, options.signal])
    return recognizeFile(read, file, { ...options, signal }, scanReading)
  }

  async function readWebPage(page: PageToRead, signal?: AbortSignal): Promise<WebPage> {
    if (page.html.byteLength > allLimits.maxFileBytes) {
      throw new ExtractionError('too_large', 'This page is too large to read.')
    }
    if (!(await pageSemaphore.acquire())) throw busy()
    try {
      signal?.throwIfAborted()
      const ending = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal
      return await readPageInSandbox(page, pageProcesses, allLimits, ending)
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      pageSemaphore.release()
    }
  }

  async function unpackAlone<Result>(unpack: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (!(await unpackingSemaphore.acquire())) throw busy()
    try {
      return await unpack(closing.signal)
    } finally {
      unpackingSemaphore.release()
    }
  }

  /** Tracks the work in progress, so that closing can wait for it. */
  function watch<T>(work: Promise<T>): Promise<T> {
    const watched = work.finally(() => underWay.delete(watched))
    underWay.add(watched)
    return watched
  }

  return {
    extract: (file, maxTextBytes, tables = null) => watch(extract(file, maxTextBytes, { tables })),
    readCells: (file, wanted) =>
      watch(inTurn(file, (job) => readCellsInSandbox({ ...job, wanted, limits: allLimits }))),
    recognize: (...asked) => watch(recognize(...asked)),
    readWebPage: (page, signal) => watch(readWebPage(page, signal)),
    unpack: (archive) => watch(unpackAlone((signal) => unpackInSandbox({ ...archive, signal }))),
    unpackFolder: (archive) => watch(unpackAlone((signal) => unpackFolderInSandbox({ ...archive, signal }))),
    async close() {
      closing.abort()
      await Promise.allSettled(underWay)
      await pageProcesses.close()
    },
  }
}

function fileTypeOf(fileName: string): string {
  const fileType = extname(fileName).slice(1).toLowerCase()
  if (isReadable(fileType)) return fileType
  const works = readableFileTypes.join(', ')
  throw new ExtractionError('unsupported_type', `Text can be read from these file types: ${works}.`)
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

/** Pages of all files that are read by OCR at the same time. */
const recognizedAtOnce = 2

/** What all files that are read by OCR share. Tesseract is looked for when it is first needed. */
function openScanReading(path: string) {
  let looked: { readonly found: Tesseract | null } | undefined
  return {
    places: createSemaphore(recognizedAtOnce, Number.POSITIVE_INFINITY),
    get tesseract() {
      looked ??= { found: findTesseract(path) }
      return looked.found
    },
  }
}
