import type { Thumb } from '@parleykit/contract/conversations'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockAgent } from '../agents/index.ts'
import type { AdmittedVisitor } from '../visitors/index.ts'
import { conversations, messages } from './base/tables.ts'
import { openToVisitor } from './open-to-visitor.ts'

/** What the features that come after this one do with what visitors do. */
export interface ConversationHooks {
  /** In the transaction in which a visitor turns their thumb down. */
  onRatedDown(platform: Platform, transaction: Transaction, message: RatedMessage): Promise<void>
}

export interface RatedMessage {
  readonly agentId: number
  readonly conversationId: number
  readonly id: number
  readonly content: string
  /** What the visitor has just written about it; null for nothing. */
  readonly comment: string | null
}

/** A thumb with what was written to it, if that was said along. */
export interface Rating {
  readonly thumb: Thumb | null
  readonly comment?: string | undefined
}

/**
 * Keeps what a visitor thinks of an agent's message, null takes an earlier one back; `not_found` for those of others
 * and for the visitor's own.
 */
export async function rateMessage(
  platform: Platform,
  visitor: AdmittedVisitor,
  messageId: number,
  { thumb, comment }: Rating,
  hooks: ConversationHooks,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, visitor.agent.id)
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
          openToVisitor(visitor),
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
      await hooks.onRatedDown(platform, transaction, { ...rated, comment: comment || null })
    }
  })
}
