import type { Answerer } from '@parleykit/contract/chat/answerer'
import { and, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import { conversations, findVisitorConversation, readableByVisitor } from '../../conversations/index.ts'
import type { VisitorContext } from '../../conversations/visitors/index.ts'
import { answererOf, calledOff } from './core/current-answerer.ts'
import { notifyLiveHandoffChange } from './notify-live-handoff-change.ts'

/** Cancels a visitor's request for a person. A person who has already joined stays. Returns who answers now. */
export async function cancelHandoffRequest(
  { platform, visitor }: VisitorContext,
  conversationId: number,
): Promise<Answerer> {
  const { agent } = visitor
  const asked = and(
    eq(conversations.id, conversationId),
    readableByVisitor(visitor),
    isNotNull(conversations.askedAt),
  )
  const ended = await platform.database
    .update(conversations)
    .set(calledOff)
    .where(asked)
    .returning({ id: conversations.id })
  if (ended.length > 0) {
    notifyLiveHandoffChange(platform, { id: conversationId, agentId: agent.id, ownerId: agent.ownerId })
  }
  const conversation = await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  return answererOf(conversation, platform.clock())
}
