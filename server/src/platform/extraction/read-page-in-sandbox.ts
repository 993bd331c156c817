import {
  askConfined,
  type ConfinedWork,
  confine,
  openWorkProcessPool,
  WorkError,
  type WorkFailure,
  type WorkProcessPool,
} from '../child-process/index.ts'
import { ExtractionError, type ExtractionFailure } from './bounds/extraction-error.ts'
import type { ExtractionLimits } from './bounds/extraction-limits.ts'
import type { PageTask } from './process/read-pages.ts'
import { type PageAnswer, pageAnswerSchema, type WebPage } from './web-page/page/web-page.ts'

/** A page as it was fetched. */
export interface PageToRead {
  readonly html: Uint8Array
  /** The charset parameter of the response's content type, if any. */
  readonly characterSet: string | null
  /** The address of the response, after redirects. */
  readonly url: string
  /** Contents of its linked style sheets (see WebPage.styleSheets), which show what the page hides. */
  readonly styleSheets?: readonly string[]
}

const confinedModule = new URL('./process/read-pages.ts', import.meta.url)
const reading: ConfinedWork<PageTask, PageAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  result: pageAnswerSchema,
}

/** Maximum number of pages per process, so that leaked memory is freed. */
const pagesMax = 100

/** Processes that read pages: starting one takes far longer than reading a page. */
export function openPageProcesses(limits: ExtractionLimits): WorkProcessPool {
  return openWorkProcessPool({
    mostKept: limits.concurrency,
    idleMs: limits.pageIdleMilliseconds,
    mostUses: pagesMax,
    mostRestingBytes: limits.maxMemoryBytes,
  })
}

/** Reads one page in one of the page processes. Rejects with an ExtractionError only. */
export async function readPageInSandbox(
  page: PageToRead,
  processes: WorkProcessPool,
  limits: ExtractionLimits,
  signal: AbortSignal,
): Promise<WebPage> {
  const { html, characterSet, url, styleSheets = [] } = page
  const task = { html, characterSet, url, styleSheets, maxTextLength: limits.maxTextLength }
  const answer = await ask(task, processes, limits, signal).catch((error: unknown) => {
    throw error instanceof WorkError ? explain(error, limits.maxMilliseconds) : error
  })
  if (answer.kind === 'page') return answer.page
  if (answer.kind === 'not_text') {
    throw new ExtractionError('wrong_content', 'This page contains no text.')
  }
  throw new ExtractionError('too_large', 'This page contains too much text.')
}

/** A page that took over its process could lie only about other pages of its own site, which share the process. */
async function ask(
  task: PageTask,
  processes: WorkProcessPool,
  { maxMemoryBytes, maxMilliseconds, maxTextLength }: ExtractionLimits,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const limits = { maxMemoryBytes, maxMilliseconds, maxAnswerBytes: 4 * maxTextLength + 16 * 1024 * 1024 }
  const bounds = { ...confine(reading, limits, { isReused: true }), owner: URL.parse(task.url)?.host ?? '' }
  for (;;) {
    const process = processes.take(bounds, signal)
    try {
      return await askConfined(process, { work: reading, task, limits })
    } catch (error) {
      // Earlier pages may have left too little memory. In a new process the page has all of it.
      const mayBeOthers = error instanceof WorkError && error.reason === 'out_of_memory' && !process.isFresh
      if (!mayBeOthers) throw error
    } finally {
      await process.close()
    }
  }
}

function explain(error: WorkError, maxMilliseconds: number): ExtractionError {
  const seconds = Math.round(maxMilliseconds / 1000)
  const known: Record<WorkFailure, [ExtractionFailure, string]> = {
    out_of_memory: ['unpacks_too_far', 'This page takes too much memory to read.'],
    out_of_time: ['took_too_long', `This page couldn't be read within ${seconds} seconds.`],
    no_answer: ['malformed', 'This page is too damaged to read.'],
    could_not_start: ['busy', 'The server is too busy to read this page. Try again in a minute.'],
    stopped: ['busy', 'The server is shutting down. Try again in a minute.'],
  }
  const [failure, message] = known[error.reason]
  return new ExtractionError(failure, message, { cause: error })
}
