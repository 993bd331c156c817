import type { ChatEvent, FunctionName } from '@parleykit/contract/chat/chat'
import { DomainError } from '../../platform/domain-error/index.ts'

/** Turns a daily limit into events of a stream, as the credit limit is sent. Rethrows every other error. */
export async function toDailyLimitEvents(
  error: unknown,
): Promise<{ readonly events: AsyncGenerator<ChatEvent> }> {
  if (!(error instanceof DomainError) || error.code !== 'daily_limit_reached') throw error
  return { events: events(error.message) }
}

async function* events(message: string): AsyncGenerator<ChatEvent> {
  const name: FunctionName = 'dailyLimitReached'
  yield { function_call: { name }, message }
  yield { done: true, sources: [] }
}
