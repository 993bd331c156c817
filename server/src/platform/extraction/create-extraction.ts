import { extname } from 'node:path'
import { type ConfinedWork, runConfined, WorkError } from '../child-process/index.ts'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import { defaultExtractionLimits, type ExtractionLimits } from './bounds/extraction-limits.ts'
import type { ExtractedText } from './process/answer.ts'
import { readInSandbox } from './read-in-sandbox.ts'
import { openPageProcesses, type PageToRead, readPageInSandbox } from './read-page-in-sandbox.ts'
import { isReadable, readableFileTypes } from './readers/index.ts'
import {
  type UnpackedPart,
  type UnpackingAnswer,
  type UnpackingLimits,
  unpackingAnswer,
} from './unpacking/unpacked.ts'
import type { WebPage } from './web-page/page/web-page.ts'

interface FileToRead {
  /** A descriptor opened for reading. It is passed to the child process, so that no byte goes through this one. */
  readonly descriptor: number
  /** In bytes. */
  readonly size: number
  /** Only its extension is used. */
  readonly fileName: string
}

export interface Extraction {
  /**
   * Rejects only with an ExtractionError, whatever the file does to the parser.
   * @param maxTextBytes the owner's remaining room for text, as UTF-8; more is refused as `too_much_text`
   */
  extract(file: FileToRead, maxTextBytes?: number): Promise<ExtractedText>
  /**
   * Reads a page of a website: its main text, its links and its metadata. Pages have their own queue, so that a website
   * doesn't delay uploads. Rejects with an ExtractionError, or the signal's reason.
   */
  readWebPage(page: PageToRead, signal?: AbortSignal): Promise<WebPage>
  /**
   * Unpacks a ZIP archive into the file behind `output`, in an isolated process. Rejects with an ExtractionError.
   * Anything written until then must be ignored.
   */
  unpack(archive: Omit<ArchiveToUnpack, 'signal'>): Promise<UnpackedPart[]>
  /** Stops running extractions, which then reject as `busy`, and refuses new ones. Resolves when no process is left. */
  close(): Promise<void>
}

/**
 * Extracts the text of uploaded files, each in a separate short-lived child process with limits on memory, time and
 * unpacked size. Omitted limits have defaults.
 */
export function createExtraction(limits: Partial<ExtractionLimits> = {}): Extraction {
  const allLimits = { ...defaultExtractionLimits, ...limits }
  const semaphore = createSemaphore(allLimits.concurrency, allLimits.maxQueueLength)
  const pageProcesses = openPageProcesses(allLimits)
  const pageSemaphore = createSemaphore(allLimits.concurrency, allLimits.maxQueueLength)
  const unpackingSemaphore = createSemaphore(1, allLimits.maxQueueLength)
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()

  async function extract(
    { descriptor, size, fileName }: FileToRead,
    maxTextBytes = allLimits.maxTextBytes,
  ): Promise<ExtractedText> {
    const fileType = fileTypeOf(fileName)
    if (size > allLimits.maxFileBytes) throw tooLarge(allLimits.maxFileBytes)
    if (size === 0) throw new ExtractionError('empty', 'This file is empty.')
    if (!(await semaphore.acquire())) throw busy()
    try {
      const ownLimits = { ...allLimits, maxTextBytes }
      return await readInSandbox({ descriptor, fileType, limits: ownLimits, signal: closing.signal })
    } finally {
      semaphore.release()
    }
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

  async function unpack(archive: Omit<ArchiveToUnpack, 'signal'>): Promise<UnpackedPart[]> {
    if (!(await unpackingSemaphore.acquire())) throw busy()
    try {
      return await unpackInSandbox({ ...archive, signal: closing.signal })
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
    extract: (file, maxTextBytes) => watch(extract(file, maxTextBytes)),
    readWebPage: (page, signal) => watch(readWebPage(page, signal)),
    unpack: (archive) => watch(unpack(archive)),
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

const confinedModule = new URL('./process/unpack.ts', import.meta.url)
const unpacking: ConfinedWork<UnpackingLimits, UnpackingAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  result: unpackingAnswer,
}

const MB = 1024 * 1024
/** Parts are checked, copied and, if they are text, decoded, at 20 MB per second on a slow machine. */
const bytesASecond = 20 * MB

interface ArchiveToUnpack {
  /** A descriptor opened for reading. */
  readonly archive: number
  /** A descriptor opened for writing, which receives the content of all parts. */
  readonly output: number
  readonly limits: UnpackingLimits
  readonly signal: AbortSignal
}

/** Unpacks one archive in a separate process. Rejects with an ExtractionError only. */
async function unpackInSandbox(job: ArchiveToUnpack): Promise<UnpackedPart[]> {
  const { archive, output, limits, signal } = job
  const answer = await runConfined({
    work: unpacking,
    task: limits,
    limits: {
      maxMemoryBytes: 512 * MB,
      maxMilliseconds: 20_000 + Math.ceil(limits.maxUnpackedBytes / bytesASecond) * 1000,
      maxAnswerBytes: limits.maxEntries * 2000 + 64 * 1024,
    },
    input: archive,
    output,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof WorkError ? explain(error) : error
  })
  if (answer.kind === 'unpacked') return answer.parts
  throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
}

function explain(cause: WorkError): ExtractionError {
  const isBusy = cause.reason === 'stopped' || cause.reason === 'could_not_start'
  const message = isBusy
    ? 'The server is too busy to read this file. Try again in a minute.'
    : "This file couldn't be unpacked: it takes too much time or memory."
  return new ExtractionError(isBusy ? 'busy' : 'unpacks_too_far', message, { cause })
}
