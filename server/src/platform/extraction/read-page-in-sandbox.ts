import { SandboxError, type SandboxFailure } from '../sandbox/index.ts'
import { ExtractionError, type ExtractionFailure } from './bounds/extraction-error.ts'
import type { ExtractionLimits } from './bounds/extraction-limits.ts'
import type { PageProcesses } from './page-processes.ts'
import type { PageTask } from './process/page-main.ts'
import { pageAnswerSchema, type WebPage } from './web-page/page/web-page.ts'

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

/** Reads one page in one of the page processes. Rejects with an ExtractionError only. */
export async function readPageInSandbox(
  page: PageToRead,
  processes: PageProcesses,
  limits: ExtractionLimits,
  signal: AbortSignal,
): Promise<WebPage> {
  const { maxMilliseconds, maxTextLength } = limits
  const sheets = (page.styleSheets ?? []).map((sheet) => Buffer.from(sheet))
  const task: PageTask = {
    url: page.url,
    characterSet: page.characterSet,
    htmlBytes: page.html.byteLength,
    styleSheetBytes: sheets.map(({ byteLength }) => byteLength),
    maxTextLength,
  }
  try {
    const input = sheets.length === 0 ? page.html : Buffer.concat([page.html, ...sheets])
    const said = await processes.read({ input, task, signal })
    return understand(said)
  } catch (error) {
    if (error instanceof SandboxError) throw explain(error, maxMilliseconds)
    throw error
  }
}

function understand(said: unknown): WebPage {
  const answer = pageAnswerSchema.safeParse(said).data
  if (answer === undefined) throw new SandboxError('no_answer', { cause: 'the answer was not understood' })
  if (answer.kind === 'page') return answer.page
  if (answer.kind === 'not_text') {
    throw new ExtractionError('wrong_content', 'This page contains no text.')
  }
  throw new ExtractionError('too_large', 'This page contains too much text.')
}

function explain({ reason, cause }: SandboxError, maxMilliseconds: number): ExtractionError {
  const seconds = Math.round(maxMilliseconds / 1000)
  const known: Record<SandboxFailure, [ExtractionFailure, string]> = {
    out_of_memory: ['unpacks_too_far', 'This page takes too much memory to read.'],
    out_of_time: ['took_too_long', `This page couldn't be read within ${seconds} seconds.`],
    no_answer: ['malformed', 'This page is too damaged to read.'],
    could_not_start: ['busy', 'The server is too busy to read this page. Try again in a minute.'],
    stopped: ['busy', 'The server is shutting down. Try again in a minute.'],
  }
  const [failure, message] = known[reason]
  return new ExtractionError(failure, message, { cause })
}
