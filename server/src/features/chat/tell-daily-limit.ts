import type { ChatEvent, FunctionName } from '@parleykit/contract/chat'
import { DomainError } from '../../platform/domain-error/index.ts'

/** For streams, a daily limit is told as an answer's event, as a limit of credits is; every other error stays one. */
export async function tellDailyLimit(
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
