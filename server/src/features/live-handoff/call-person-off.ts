import type { Answerer } from '@parleykit/contract/chat/answerer'
import { and, eq, isNotNull } from '../../platform/database/drizzle.ts'
import { conversations, findVisitorConversation, openToVisitor } from '../conversations/index.ts'
import type { VisitorContext } from '../visitors/index.ts'
import { answererOf, calledOff } from './core/answerer-of.ts'
import { tellOfTakeover } from './tell-of-takeover.ts'

/** Cancels a visitor's request for a person. A person who has already joined stays. Returns who answers now. */
export async function callPersonOff(
  { platform, visitor }: VisitorContext,
  conversationId: number,
): Promise<Answerer> {
  const { agent } = visitor
  const asked = and(
    eq(conversations.id, conversationId),
    openToVisitor(visitor),
    isNotNull(conversations.askedAt),
  )
  const ended = await platform.database
    .update(conversations)
    .set(calledOff)
    .where(asked)
    .returning({ id: conversations.id })
  if (ended.length > 0) {
    tellOfTakeover(platform, { id: conversationId, agentId: agent.id, ownerId: agent.ownerId })
  }
  const conversation = await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  return answererOf(conversation, platform.clock())
}
