import { type ConfinedWork, runConfined, WorkError } from '../child-process/index.ts'
import type { Semaphore } from '../concurrency/semaphore.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import type { Tesseract } from './ocr/find-tesseract.ts'
import type { PageOfFile } from './ocr/open-page-image.ts'
import {
  type DrawingAnswer,
  drawingAnswer,
  type RecognitionAnswer,
  type RecognizedPage,
  recognitionAnswer,
} from './ocr/recognized.ts'
import type { RecognitionTask } from './process/recognize-page.ts'
import { readByTesseract } from './read-by-tesseract.ts'

const MB = 1024 * 1024
/** A page of A4 at 300 dpi takes 4 to 12 seconds of CPU time, and 350 MB. */
const pageLimits = { maxMemoryBytes: 800 * MB, maxMilliseconds: 60_000, maxAnswerBytes: 8 * MB }

const recognizingModule = new URL('./process/recognize-page.ts', import.meta.url)
export const recognizingPage: ConfinedWork<RecognitionTask, RecognitionAnswer> = {
  module: recognizingModule,
  folder: import.meta.dirname,
  addons: true,
  result: recognitionAnswer,
}

const drawingModule = new URL('./process/draw-page.ts', import.meta.url)
export const drawingPage: ConfinedWork<PageOfFile, DrawingAnswer> = {
  module: drawingModule,
  folder: import.meta.dirname,
  addons: true,
  result: drawingAnswer,
}

/** The file of pages that are worked on. */
export interface PageJob {
  readonly descriptor: number
  /** The extension in lower case. */
  readonly fileType: string
  /** Places for pages of all files that are worked on at the same time. */
  readonly places: Semaphore
  /** The system's; null to read with the packaged one alone. */
  readonly tesseract: Tesseract | null
  readonly signal: AbortSignal
}

/**
 * Works on one page in a process of its own. Null if the page breaks it, or takes too much time or memory. Rejects with
 * `busy` if the server can't go on, or with the signal's reason.
 */
export function workOnPage<Task extends PageOfFile, Answer>(
  work: ConfinedWork<Task, Answer>,
  job: PageJob,
  page: Omit<Task, 'fileType'>,
): Promise<Answer | null> {
  const { descriptor, fileType, signal } = job
  const task = { ...page, fileType } as Task
  return atPlace(job, () => runConfined({ work, task, limits: pageLimits, input: descriptor, signal }))
}

/** Does the same by the system's Tesseract. Null also if there is none. */
export async function readPageByTesseract(
  job: PageJob,
  page: Omit<RecognitionTask, 'fileType'>,
): Promise<RecognizedPage | null> {
  const { tesseract, descriptor, fileType, signal } = job
  if (!tesseract) return null
  const task = { ...page, fileType }
  return atPlace(job, () => readByTesseract({ tesseract, task, descriptor, limits: pageLimits, signal }))
}

async function atPlace<Answer>(
  { places, signal }: PageJob,
  read: () => Promise<Answer>,
): Promise<Answer | null> {
  if (!(await places.acquire())) throw busy()
  try {
    signal.throwIfAborted()
    return await read()
  } catch (error) {
    const isOfServer = !(error instanceof WorkError) || ['could_not_start', 'stopped'].includes(error.reason)
    if (isOfServer) throw busy(error)
    return null
  } finally {
    places.release()
  }
}

function busy(cause?: unknown): ExtractionError {
  return new ExtractionError('busy', 'The server is too busy to read this scan.', { cause })
}
