import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { DomainError } from '../../platform/domain-error/index.ts'

/** Converts a failure event of a turn to an error, for callers that don't read events; null for other events. */
export function toTurnError(event: ChatEvent): DomainError | null {
  if (event.error !== undefined) return new DomainError(event.code ?? 'not_ready', event.error)
  if (event.function_call?.name !== 'creditLimitReached') return null
  return new DomainError('credit_limit_reached', event.message ?? chatTexts.creditLimitReached)
}
