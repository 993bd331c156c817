import type { ChatEvent, ChatReply } from '@parleykit/contract/chat/chat'
import { toTurnError } from './to-turn-error.ts'

/** The events of a turn as one answer, for callers that don't want a stream. */
export async function collectReply(events: AsyncIterable<ChatEvent>): Promise<ChatReply> {
  const reply: ChatReply = { message: '', conversationId: 0, responseId: '', sources: [] }
  for await (const event of events) {
    const failure = toTurnError(event)
    if (failure) throw failure
    reply.conversationId = event.conversationId ?? reply.conversationId
    reply.responseId = event.responseId ?? reply.responseId
    if (event.visitorToken !== undefined) reply.visitorToken = event.visitorToken
    reply.message += event.delta ?? event.message ?? ''
    reply.sources = event.sources ?? reply.sources
    if (event.suggestions) reply.suggestions = event.suggestions
    if (event.wayToPerson) reply.wayToPerson = event.wayToPerson
    if (event.action) {
      reply.action = event.action
      if (event.action.hint) reply.message += `\n\n${event.action.hint}`
    }
    if (event.function_call) reply.function_call = event.function_call
  }
  return reply
}
