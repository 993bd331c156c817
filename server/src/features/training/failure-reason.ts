import { trainingTexts } from '@parleykit/contract/owner-texts'
import { WorkStopped } from '../../platform/work-process/index.ts'
import { UnreadableEntry } from '../retrieval/index.ts'

/** Why an index couldn't be built, in sentences for the owner. */
export function failureReason(error: unknown): string {
  if (error instanceof UnreadableEntry) return error.message
  if (error instanceof WorkStopped) {
    return (
      'The knowledge could not be indexed within the time and memory that a training may take. ' +
      'Delete what was added last, or split it, and train again.'
    )
  }
  return trainingTexts.failedUnexpectedly
}
