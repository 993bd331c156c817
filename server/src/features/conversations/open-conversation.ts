import { conversationPreviewLength } from '@parleykit/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/http/index.ts'
import { agents, holdAgent } from '../agents/index.ts'
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
  const existing = await findExisting(transaction, request)
  if (existing) return existing
  const { agentId, visitorId, isTest, now } = request
  await countConversation(transaction, request)
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
  return started
}

async function findExisting(transaction: Transaction, request: ConversationRequest) {
  const { agentId, visitorId, isTest, conversationId } = request
  if (conversationId === null || !Number.isSafeInteger(conversationId)) return null
  const ofVisitor = and(
    eq(conversations.id, conversationId),
    eq(conversations.agentId, agentId),
    eq(conversations.visitorId, visitorId),
    eq(conversations.isTest, isTest),
  )
  // Looked at first without a lock, because a new conversation needs a stronger one of its agent.
  const [seen] = await transaction.select({ id: conversations.id }).from(conversations).where(ofVisitor)
  if (!seen) return null
  await holdAgent(transaction, agentId)
  const [existing] = await transaction.select().from(conversations).where(ofVisitor).for('no key update')
  return existing ?? null
}

async function countConversation(transaction: Transaction, request: ConversationRequest): Promise<void> {
  if (request.isTest) return holdAgent(transaction, request.agentId)
  const [agent] = await transaction
    .update(agents)
    .set({ conversationCount: sql`${agents.conversationCount} + 1` })
    .where(eq(agents.id, request.agentId))
    .returning({ id: agents.id })
  if (!agent) throw notFound('Agent')
}
