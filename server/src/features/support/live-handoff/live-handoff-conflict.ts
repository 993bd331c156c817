import type { Answerer } from '@parleykit/contract/chat/answerer'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { DomainError } from '../../../platform/domain-error/index.ts'

/** The error for callers who aren't the person in a conversation: another person is, or no one is anymore. */
export function liveHandoffConflict({ state, name }: Answerer): DomainError {
  return new DomainError(
    'already_taken',
    state === 'person' ? liveHandoffTexts.heldBy(name ?? '') : liveHandoffTexts.notHeld,
  )
}
