import { ExtractionError } from '../bounds/extraction-error.ts'
import { unpackArchive } from '../unpacking/unpack-archive.ts'
import type { UnpackingAnswer, UnpackingLimits } from '../unpacking/unpacked.ts'

/** Runs in a confined process: unpacks descriptor 0 to descriptor 4. */
export function work(tasks: readonly UnpackingLimits[]): Promise<UnpackingAnswer[]> {
  const answers = tasks.map((limits) =>
    unpackArchive(0, 4, limits).then((parts): UnpackingAnswer => ({ kind: 'unpacked', parts }), failure),
  )
  return Promise.all(answers)
}

function failure(error: unknown): UnpackingAnswer {
  if (error instanceof ExtractionError) {
    return { kind: 'failure', reason: error.reason, message: error.message }
  }
  const cause = (error instanceof Error ? `${error.name}: ${error.message}` : '').slice(0, 4000)
  const message = "This isn't a ZIP file, or it's damaged."
  return { kind: 'failure', reason: 'malformed', message, cause }
}
