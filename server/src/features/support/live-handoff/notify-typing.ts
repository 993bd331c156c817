import { findVisitorConversation } from '../../conversations/index.ts'
import type { VisitorContext } from '../../conversations/visitors/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { answererOf } from './core/current-answerer.ts'

/** Tells the dashboards that a visitor is typing, but only if a person is present or requested. */
export async function notifyTyping(
  { platform, visitor }: VisitorContext,
  conversationId: number,
): Promise<void> {
  const { agent } = visitor
  const conversation = await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  if (answererOf(conversation, platform.clock()).state === 'agent') return
  notifyOwner(platform, agent.ownerId, { topic: 'typing', agentId: agent.id, conversationId })
}
