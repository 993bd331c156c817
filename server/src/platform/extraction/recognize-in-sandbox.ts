import { type ConfinedWork, runConfined, WorkError } from '../child-process/index.ts'
import type { Semaphore } from '../concurrency/semaphore.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import { type RecognitionAnswer, type RecognizedPage, recognitionAnswer } from './ocr/recognized.ts'
import type { RecognitionTask } from './process/recognize-page.ts'

const MB = 1024 * 1024
/** A page of A4 at 300 dpi takes 4 to 12 seconds of CPU time, and 350 MB. */
const pageLimits = { maxMemoryBytes: 800 * MB, maxMilliseconds: 60_000, maxAnswerBytes: 8 * MB }

const confinedModule = new URL('./process/recognize-page.ts', import.meta.url)
const recognizing: ConfinedWork<RecognitionTask, RecognitionAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  addons: true,
  result: recognitionAnswer,
}

export interface ScanToRead {
  readonly descriptor: number
  /** The extension in lower case. */
  readonly fileType: string
  /** The pages to read, from 1. */
  readonly pages: readonly number[]
  /** ISO 639-1 code of a text's language; empty if it isn't known. */
  readonly detectLanguage: (text: string) => string
  /** Called after each page. */
  readonly onPage: (pagesDone: number) => Promise<void>
  /** Places for pages of all files that are read at the same time. */
  readonly places: Semaphore
  /** When to stop, in milliseconds since the epoch. */
  readonly deadline: number
  readonly signal: AbortSignal
}

/**
 * Recognizes the text of pages, two at a time, each in a process of its own. Leaves out pages that can't be read or that
 * come after the deadline. Rejects with an ExtractionError if the server can't go on, or if the only page is unreadable.
 */
export async function recognizeInSandbox(scan: ScanToRead): Promise<RecognizedPage[]> {
  const waiting = [...scan.pages]
  const recognized: RecognizedPage[] = []
  let language = ''
  let done = 0

  /** False if there is no page left, or no time. */
  async function takePage(): Promise<boolean> {
    const number = waiting.shift()
    if (number === undefined || Date.now() > scan.deadline) return false
    const page = await readInLanguage(scan, number, language)
    if (page) {
      recognized.push(page.recognized)
      // The first page tells the language of the others.
      language = page.language
    }
    await scan.onPage(++done)
    return true
  }
  async function takePages(): Promise<void> {
    while (await takePage());
  }

  await takePage()
  await Promise.all([takePages(), takePages()])
  return recognized.sort((one, other) => one.number - other.number)
}

/** Reads a page again if its text turns out to be in another language than expected. Null if it can't be read. */
async function readInLanguage(
  scan: ScanToRead,
  number: number,
  expected: string,
): Promise<{ readonly recognized: RecognizedPage; readonly language: string } | null> {
  const recognized = await recognizePage(scan, { number, language: expected })
  if (!recognized) return null
  const text = recognized.fragments.map((fragment) => fragment.text).join(' ')
  const language = scan.detectLanguage(text) || expected
  if (language === (expected || 'en')) return { recognized, language }
  const again = await recognizePage(scan, { number, language })
  const isBetter = again !== null && again.confidence >= recognized.confidence - mostLost
  return isBetter ? { recognized: again, language } : { recognized, language: expected }
}

/** A reading in the right language may seem a little less sure. */
const mostLost = 3

async function recognizePage(
  { places, descriptor, fileType, pages, signal }: ScanToRead,
  page: Pick<RecognitionTask, 'number' | 'language'>,
): Promise<RecognizedPage | null> {
  const isOnly = pages.length === 1
  if (!(await places.acquire())) throw busy()
  try {
    signal.throwIfAborted()
    const task = { fileType, ...page }
    const answer = await runConfined({
      work: recognizing,
      task,
      limits: pageLimits,
      input: descriptor,
      signal,
    })
    if (answer.kind === 'page') return answer.page
    if (isOnly) throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
    return null
  } catch (error) {
    if (error instanceof ExtractionError) throw error
    const isOfServer = !(error instanceof WorkError) || ['could_not_start', 'stopped'].includes(error.reason)
    if (isOfServer) throw busy(error)
    if (isOnly) throw new ExtractionError('took_too_long', 'This scan takes too much time or memory to read.')
    return null
  } finally {
    places.release()
  }
}

function busy(cause?: unknown): ExtractionError {
  return new ExtractionError('busy', 'The server is too busy to read this scan.', { cause })
}
