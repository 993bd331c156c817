import { ExtractionError } from '../bounds/extraction-error.ts'
import type { ExtractionAnswer } from './answer.ts'

/** The answer of a process for a file that it couldn't read. Any error that a reader doesn't know is of a damaged file. */
export function toFailure(error: unknown): Extract<ExtractionAnswer, { kind: 'failure' }> {
  if (error instanceof ExtractionError) {
    const { reason, message, cause, textBytes } = error
    const scannedPages = [...error.scannedPages]
    return { kind: 'failure', reason, message, cause: describe(cause), textBytes, scannedPages }
  }
  const message = "This file is damaged or invalid and couldn't be read."
  return { kind: 'failure', reason: 'malformed', message, cause: describe(error) }
}

function describe(cause: unknown): string {
  return (cause instanceof Error ? `${cause.name}: ${cause.message}` : '').slice(0, 4000)
}
