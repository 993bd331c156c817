import type { Thumb } from '@parleykit/contract/conversations/conversations'
import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { conversations, messages } from './base/tables.ts'
import { conversationHooks } from './hooks.ts'
import { readableByVisitor } from './readable-by-visitor.ts'
import type { VisitorContext } from './visitors/index.ts'

/** A thumb, with its comment if one was sent. */
export interface Rating {
  readonly thumb: Thumb | null
  readonly comment?: string | undefined
}

/**
 * Stores a visitor's rating of an agent's message; null removes an earlier one. Throws `not_found` for messages of
 * other conversations and for the visitor's own messages.
 */
export async function rateMessage(
  { platform, visitor }: VisitorContext,
  { messageId, input: { thumb, comment } }: { readonly messageId: number; readonly input: Rating },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: visitor.agent.id })
    const [rated] = await transaction
      .update(messages)
      .set({
        thumb,
        ...(thumb !== 'down'
          ? { thumbComment: null }
          : comment !== undefined && { thumbComment: comment || null }),
      })
      .from(conversations)
      .where(
        and(
          eq(messages.id, messageId),
          eq(messages.senderType, 'agent'),
          eq(conversations.id, messages.conversationId),
          readableByVisitor(visitor),
        ),
      )
      .returning({
        agentId: messages.agentId,
        conversationId: messages.conversationId,
        id: messages.id,
        content: messages.content,
      })
    if (!rated) throw notFound('Message')
    if (thumb === 'down') {
      await platform.hooks.run(conversationHooks.onRatedDown, transaction, {
        ...rated,
        comment: comment || null,
      })
    }
  })
  const { id: agentId, ownerId } = visitor.agent
  notifyOwner(platform, ownerId, { topic: 'conversations', agentId })
}
