import { answerFromSandbox } from '../../sandbox/answer-from-sandbox.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import type { ExtractionLimits } from '../bounds/extraction-limits.ts'
import type { ExtractionAnswer } from './answer.ts'
import { readFile } from './read-file.ts'

/** The task of one child process. */
export interface ReadingTask {
  readonly fileType: string
  readonly limits: ExtractionLimits
}

await answerFromSandbox<ReadingTask>((bytes, task) =>
  readFile({ bytes, ...task }).then((extracted): ExtractionAnswer => ({ kind: 'text', extracted }), failure),
)

function failure(error: unknown): ExtractionAnswer {
  if (error instanceof ExtractionError) {
    const { reason, message, cause, textBytes } = error
    return { kind: 'failure', reason, message, cause: describe(cause), textBytes }
  }
  const message = "This file is damaged or invalid and couldn't be read."
  return { kind: 'failure', reason: 'malformed', message, cause: describe(error) }
}

function describe(cause: unknown): string {
  return (cause instanceof Error ? `${cause.name}: ${cause.message}` : '').slice(0, 4000)
}
