import { trainingTexts } from '@parleykit/contract/training/training-texts'
import { isNoRoom, noRoomMessage } from '../../platform/disk-room/index.ts'
import { WorkStopped } from '../../platform/work-process/index.ts'
import { UnreadableEntry } from '../retrieval/index.ts'

/** Why an index couldn't be built, in sentences for the owner. */
export function failureReason(error: unknown): string {
  if (error instanceof UnreadableEntry) return error.message
  if (isNoRoom(error)) return noRoomMessage
  if (error instanceof WorkStopped) {
    return 'Training took too much time or memory. ' + 'Delete or split what you added last, and train again.'
  }
  return trainingTexts.failedUnexpectedly
}
