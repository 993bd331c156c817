import { runInSandbox, SandboxError, type SandboxFailure } from '../sandbox/index.ts'
import { ExtractionError, type ExtractionFailure } from './bounds/extraction-error.ts'
import type { ExtractionLimits } from './bounds/extraction-limits.ts'
import { answerSchema, type ExtractedText } from './process/answer.ts'

const sandbox = { main: new URL('./process/main.ts', import.meta.url), folder: import.meta.dirname }

interface Job {
  readonly descriptor: number
  readonly fileType: string
  readonly limits: ExtractionLimits
  readonly signal: AbortSignal
}

/** Runs one file's reader in a separate process. Rejects with an ExtractionError only. */
export async function readInSandbox({ descriptor, fileType, limits, signal }: Job): Promise<ExtractedText> {
  const { maxMemoryBytes, maxMilliseconds, maxTextLength } = limits
  const maxAnswerBytes = 4 * maxTextLength + 64 * 1024
  try {
    const said = await runInSandbox({
      sandbox,
      input: descriptor,
      task: { fileType, limits },
      limits: { maxMemoryBytes, maxMilliseconds, maxAnswerBytes },
      signal,
    })
    return understand(said)
  } catch (error) {
    if (error instanceof SandboxError) throw explain(error, maxMilliseconds)
    throw error
  }
}

function understand(said: unknown): ExtractedText {
  const answer = answerSchema.safeParse(said).data
  if (answer === undefined) throw new SandboxError('no_answer', { cause: 'the answer was not understood' })
  if (answer.kind === 'text') return answer.extracted
  const { reason, message, cause, textBytes } = answer
  throw new ExtractionError(reason, message, { ...(cause && { cause }), textBytes })
}

function explain({ reason, cause }: SandboxError, maxMilliseconds: number): ExtractionError {
  const seconds = Math.round(maxMilliseconds / 1000)
  const known: Record<SandboxFailure, [ExtractionFailure, string]> = {
    out_of_memory: [
      'unpacks_too_far',
      'This file takes too much memory to read. Split it or save it in a simpler format.',
    ],
    out_of_time: [
      'took_too_long',
      `This file couldn't be read within ${seconds} seconds. Split it or save it in a simpler format.`,
    ],
    no_answer: ['malformed', "This file is damaged or invalid and couldn't be read."],
    could_not_start: ['busy', 'The server is too busy to read this file. Try again in a minute.'],
    stopped: ['busy', 'The server is shutting down. Upload the file again in a minute.'],
  }
  const [failure, message] = known[reason]
  return new ExtractionError(failure, message, { cause })
}
