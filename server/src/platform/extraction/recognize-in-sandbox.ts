import { ExtractionError } from './bounds/extraction-error.ts'
import type { PictureText, RecognizedPage } from './ocr/recognized.ts'
import type { RecognitionTask } from './process/recognize-page.ts'
import {
  drawingPage,
  type PageJob,
  readPageByTesseract,
  recognizingPage,
  workOnPage,
} from './work-on-page.ts'

export interface ScanToRead extends PageJob {
  /** The pages to read, from 1. */
  readonly pages: readonly number[]
  /** ISO 639-1 code of a text's language; empty if it isn't known. */
  readonly detectLanguage: (text: string) => string
  /** Has a model read a page from its WebP picture. Null if it can't: then OCR reads the page. */
  readonly transcribe: ((webp: Buffer) => Promise<string | null>) | null
  /** Called after each page. */
  readonly onPage: (pagesDone: number) => Promise<void>
  /** When to stop, in milliseconds since the epoch. */
  readonly deadline: number
}

/**
 * Recognizes the text of pages, two at a time, each in a process of its own. Leaves out pages that can't be read or that
 * come after the deadline. Rejects with an ExtractionError if the server can't go on, or if the only page is unreadable.
 */
export async function recognizeInSandbox(scan: ScanToRead): Promise<PictureText[]> {
  const waiting = [...scan.pages]
  const recognized: PictureText[] = []
  let language = ''
  let failures = 0
  let done = 0

  /** False if there is no page left, or no time. */
  async function takePage(): Promise<boolean> {
    const number = waiting.shift()
    if (number === undefined || Date.now() > scan.deadline) return false
    const transcribed = failures < mostFailures ? await transcribePage(scan, number) : null
    failures = transcribed ? 0 : failures + 1
    const page = transcribed ? null : await readInLanguage(scan, number, language)
    // The first page tells the language of the others.
    language = page?.language ?? language
    const read = transcribed ?? page?.recognized
    if (read) recognized.push(read)
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
  scan: ScanToRead,
  page: Pick<RecognitionTask, 'number' | 'language'>,
): Promise<RecognizedPage | null> {
  const isOnly = scan.pages.length === 1
  const read = await readPageByTesseract(scan, page)
  if (read) return read
  const answer = await workOnPage(recognizingPage, scan, page)
  if (answer?.kind === 'page') return answer.page
  if (!isOnly) return null
  if (answer) throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
  throw new ExtractionError('took_too_long', 'This scan takes too much time or memory to read.')
}

/** After so many pages in a row that the model can't read, it isn't asked about the rest of the file. */
const mostFailures = 3

/** Null if OCR has to read the page. */
async function transcribePage(scan: ScanToRead, number: number): Promise<PictureText | null> {
  if (!scan.transcribe) return null
  const drawn = await workOnPage(drawingPage, scan, { number })
  if (drawn?.webp === null) return { number, confidence: 0, fragments: [] }
  const text = drawn && (await scan.transcribe(Buffer.from(drawn.webp, 'base64')))
  return text === null ? null : { number, text }
}
