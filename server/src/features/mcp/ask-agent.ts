import { randomBytes } from 'node:crypto'
import { chatRequest } from '@parleykit/contract/chat/chat'
import { mcpTexts } from '@parleykit/contract/mcp/mcp'
import { DomainError } from '../../platform/domain-error/index.ts'
import { collectReply, takeTurn } from '../chat/index.ts'
import type { Assistant } from './assistant.ts'
import { answerText } from './core/answer-text.ts'
import { nameConversation, readConversation } from './core/read-conversation.ts'

/** Asks the agent as a visitor. The visitorId comes from the conversation's secret, known only to its assistant. */
export async function askAgent(
  { platform, request, caller }: Assistant,
  { question, conversation }: { question: string; conversation?: string | null | undefined },
) {
  // Many assistants send an empty value instead of leaving it out.
  const goesOn = conversation !== undefined && conversation !== null && conversation.trim() !== ''
  const before = goesOn ? readConversation(conversation) : null
  if (goesOn && !before) {
    throw new DomainError('validation_failed', mcpTexts.conversationUnknown)
  }
  const secret = before?.secret ?? randomBytes(16).toString('base64url')
  const { publicId } = caller.agent
  const visitorId = `assistant-${platform.signing.name('visitor-of-assistant', `${publicId}/${secret}`)}`
  const asked = chatRequest.safeParse({
    visitorId,
    message: question,
    conversationId: before?.conversationId ?? null,
  })
  if (!asked.success) {
    throw new DomainError('validation_failed', asked.error.issues[0]?.message ?? "The question isn't valid")
  }
  const { events } = await takeTurn(platform, request, publicId, asked.data, { isMadeHere: true })
  const reply = await collectReply(events)
  return {
    text: answerText(reply),
    data: {
      answer: reply.message,
      answered: reply.function_call === undefined,
      sources: reply.sources,
      suggestions: (reply.suggestions ?? []).map(({ content }) => content),
      conversation: nameConversation({ conversationId: reply.conversationId, secret }),
    },
  }
}
