import { type ChatEvent, chatRequest } from '@parleykit/contract/chat/chat'
import type { CompletionRequest } from '@parleykit/contract/chat/completions/completions'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import type { AuthorizedCaller } from '../../agents/index.ts'
import { earlierMessagesAsked } from '../../answering/index.ts'
import { findConversationByLastReply } from '../../conversations/index.ts'
import { completionPrefix } from '../../conversations/visitors/index.ts'
import { estimateTokens } from '../../retrieval/index.ts'
import { acceptMessage } from '../index.ts'
import { admitApiClient } from './admit-api-client.ts'
import { parseMessages } from './core/parse-messages.ts'
import { requireModel } from './require-model.ts'

export interface AcceptedCompletion {
  readonly events: AsyncGenerator<ChatEvent>
  readonly model: string
  /** Seconds since 1970. */
  readonly created: number
  /** Estimated from the messages that were read. */
  readonly promptTokens: number
}

/** Accepts a question in OpenAI's format as an ordinary turn and returns its events. */
export async function acceptCompletion(
  platform: Platform,
  request: FastifyRequest,
  body: CompletionRequest,
): Promise<AcceptedCompletion> {
  const caller = await admitApiClient(platform, request)
  const { agent } = caller
  requireModel(agent, body.model)
  const read = parseMessages(body.messages, earlierMessagesAsked)
  if ('problem' in read) throw new DomainError('validation_failed', read.problem, { param: read.param })
  const { question, history, first, param } = read
  const { visitorId, isMadeHere } = visitorOf(platform, request, caller, body, first)
  const before = history.at(-1)
  const conversationId =
    before?.senderType === 'agent'
      ? await findConversationByLastReply(platform.database, {
          visitor: { agentId: agent.id, visitorId },
          lastReply: before.content,
        })
      : null
  const asked = chatRequest.safeParse({ visitorId, message: question, conversationId })
  if (!asked.success) {
    const message = asked.error.issues[0]?.message ?? "The question isn't valid"
    throw new DomainError('validation_failed', message, { param })
  }
  const earlier = history.map((turn) => ({ ...turn, id: null }))
  const { events } = await acceptMessage(platform, request, agent.publicId, asked.data, {
    unverifiedHistory: earlier,
    isMadeHere,
  })
  return {
    events,
    model: agent.publicId,
    created: Math.floor(platform.clock().getTime() / 1000),
    promptTokens: estimateTokens([...history.map(({ content }) => content), question].join('\n')),
  }
}

/**
 * Identifies the visitor: the one whom the owner's server names (`user`), or else one derived from the first message
 * and the address, so that all calls of a conversation have the same visitor. Only this server can make such a
 * visitorId.
 */
function visitorOf(
  { signing }: Platform,
  request: FastifyRequest,
  { agent, key }: AuthorizedCaller,
  { user, safety_identifier: identifier }: CompletionRequest,
  first: string,
): { readonly visitorId: string; readonly isMadeHere: boolean } {
  const named = (user || identifier || '').trim()
  if (named !== '' && key === 'secret') return { visitorId: named, isMadeHere: false }
  const known = JSON.stringify([agent.id, named || networkOf(request.ip), first])
  return { visitorId: `${completionPrefix}${signing.name('visitor-of-completion', known)}`, isMadeHere: true }
}
