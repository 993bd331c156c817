import type { Answerer } from '@parleykit/contract/answerer'
import { takeoverTexts } from '@parleykit/contract/takeover-texts'
import { DomainError } from '../../platform/domain-error/index.ts'

/** The refusal of what only the person in a conversation may do: somebody else is there, or nobody any more. */
export function personThere({ state, name }: Answerer): DomainError {
  return new DomainError(
    'already_taken',
    state === 'person' ? takeoverTexts.heldBy(name ?? '') : takeoverTexts.notHeld,
  )
}
