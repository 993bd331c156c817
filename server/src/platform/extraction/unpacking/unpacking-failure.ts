import { ExtractionError } from '../bounds/extraction-error.ts'
import type { UnpackingAnswer } from './unpacked.ts'

/** The answer about an archive that can't be unpacked. */
export function unpackingFailure(error: unknown): Extract<UnpackingAnswer, { kind: 'failure' }> {
  if (error instanceof ExtractionError) {
    return { kind: 'failure', reason: error.reason, message: error.message }
  }
  const cause = (error instanceof Error ? `${error.name}: ${error.message}` : '').slice(0, 4000)
  const message = "This isn't a ZIP file, or it's damaged."
  return { kind: 'failure', reason: 'malformed', message, cause }
}
