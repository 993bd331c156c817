import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { WorkStopped } from '../../../platform/child-process/index.ts'
import { isOutOfSpace, outOfSpaceMessage } from '../../../platform/disk-space/index.ts'
import { UnreadableEntry } from '../index.ts'

/** Why an index couldn't be built, in sentences for the owner. */
export function failureReason(error: unknown): string {
  if (error instanceof UnreadableEntry) return error.message
  if (isOutOfSpace(error)) return outOfSpaceMessage
  if (error instanceof WorkStopped) {
    return 'Training took too much time or memory. ' + 'Delete or split what you added last, and train again.'
  }
  return trainingTexts.failedUnexpectedly
}
