import { conversationPreviewLength } from '@parleykit/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { type ConversationRow, conversations } from './tables.ts'

export interface ConversationRequest {
  readonly agentId: number
  readonly visitorId: string
  readonly isTest: boolean
  /** What the visitor says it is; it grants nothing by itself. */
  readonly conversationId: number | null
  readonly firstMessage: string
  readonly now: Date
}

/** The visitor's conversation when it belongs to this agent and visitor, else a new one. Locked until the end. */
export async function openConversation(
  transaction: Transaction,
  request: ConversationRequest,
): Promise<ConversationRow> {
  const { agentId, visitorId, isTest, conversationId, now } = request
  if (conversationId !== null && Number.isSafeInteger(conversationId)) {
    const [existing] = await transaction
      .select()
      .from(conversations)
      .where(
        and(
          eq(conversations.id, conversationId),
          eq(conversations.agentId, agentId),
          eq(conversations.visitorId, visitorId),
          eq(conversations.isTest, isTest),
        ),
      )
      .for('no key update')
    if (existing) return existing
  }
  const preview = request.firstMessage
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, conversationPreviewLength)
    .toWellFormed()
  const [started] = await transaction
    .insert(conversations)
    .values({ agentId, visitorId, isTest, preview, messageCount: 0, startedAt: now, lastMessageAt: now })
    .returning()
  if (!started) throw new Error('The database returned no conversation')
  if (!isTest) {
    await transaction
      .update(agents)
      .set({ conversationCount: sql`${agents.conversationCount} + 1` })
      .where(eq(agents.id, agentId))
  }
  return started
}
