import { randomBytes } from 'node:crypto'
import { chatRequest } from '@parleykit/contract/chat'
import { unguessableVisitorId } from '@parleykit/contract/limits'
import { mcpTexts } from '@parleykit/contract/mcp'
import { DomainError } from '../../platform/domain-error/index.ts'
import { collectReply, takeTurn } from '../chat/index.ts'
import type { Assistant } from './assistant.ts'
import { answerText } from './core/answer-text.ts'
import { nameConversation, readConversation } from './core/read-conversation.ts'

/** Asks the agent as every visitor does; who asks is a visitor that the conversation's name alone tells. */
export async function askAgent(
  { platform, request, caller }: Assistant,
  { question, conversation }: { question: string; conversation?: string | null | undefined },
) {
  // Many assistants fill in what they would leave out.
  const goesOn = conversation !== undefined && conversation !== null && conversation.trim() !== ''
  const before = goesOn ? readConversation(conversation) : null
  if (goesOn && !before) {
    throw new DomainError('validation_failed', mcpTexts.conversationUnknown)
  }
  const visitorId = before?.visitorId ?? unguessableVisitorId.prefix + randomBytes(16).toString('base64url')
  const asked = chatRequest.safeParse({
    visitorId,
    message: question,
    conversationId: before?.conversationId ?? null,
  })
  if (!asked.success) {
    throw new DomainError('validation_failed', asked.error.issues[0]?.message ?? 'The question is not valid')
  }
  const { events } = await takeTurn(platform, request, caller.agent.publicId, asked.data)
  const reply = await collectReply(events)
  return {
    text: answerText(reply),
    data: {
      answer: reply.message,
      answered: reply.function_call === undefined,
      sources: reply.sources,
      suggestions: (reply.suggestions ?? []).map(({ content }) => content),
      conversation: nameConversation({ conversationId: reply.conversationId, visitorId }),
    },
  }
}
