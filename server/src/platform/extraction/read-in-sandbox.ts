import { type ConfinedWork, runConfined, WorkError, type WorkFailure } from '../child-process/index.ts'
import { ExtractionError, type ExtractionFailure } from './bounds/extraction-error.ts'
import type { ExtractionLimits } from './bounds/extraction-limits.ts'
import type { PictureText } from './ocr/recognized.ts'
import { answerSchema, type ExtractedText, type ExtractionAnswer } from './process/answer.ts'
import type { ReadingTask } from './process/read-file.ts'

const confinedModule = new URL('./process/read-file.ts', import.meta.url)
const reading: ConfinedWork<ReadingTask, ExtractionAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  result: answerSchema,
}

interface Job {
  readonly descriptor: number
  readonly fileType: string
  readonly limits: ExtractionLimits
  /** Pages whose text was read from their pictures. */
  readonly recognized: readonly PictureText[]
  readonly tables: ReadingTask['tables']
  readonly signal: AbortSignal
}

/** Runs one file's reader in a separate process. Rejects with an ExtractionError only. */
export async function readInSandbox(job: Job): Promise<ExtractedText> {
  const { descriptor, fileType, limits, recognized, tables, signal } = job
  const { maxMemoryBytes, maxMilliseconds, maxTextLength } = limits
  const maxAnswerBytes = 4 * maxTextLength + 64 * 1024
  const answer = await runConfined({
    work: reading,
    task: { fileType, limits, recognized, tables },
    limits: { maxMemoryBytes, maxMilliseconds, maxAnswerBytes },
    input: descriptor,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof WorkError ? explainWorkError(error, maxMilliseconds) : error
  })
  if (answer.kind === 'text') return answer.extracted
  const { reason, message, cause, textBytes, scannedPages } = answer
  throw new ExtractionError(reason, message, { ...(cause && { cause }), textBytes, scannedPages })
}

/** Why a process that reads a file gave no answer, for the file's owner. */
export function explainWorkError(error: WorkError, maxMilliseconds: number): ExtractionError {
  const seconds = Math.round(maxMilliseconds / 1000)
  const known: Record<WorkFailure, [ExtractionFailure, string]> = {
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
  const [failure, message] = known[error.reason]
  return new ExtractionError(failure, message, { cause: error })
}
