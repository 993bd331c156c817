import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { heldAgent } from '../agents/index.ts'
import { conversations } from './tables.ts'

/**
 * The first steps of a statement that stores a visitor's message: the agent is held, and the conversation counts the
 * message, and tells whether the agent is silent. Without a row where the conversation isn't one with this agent, or the caller proves nothing of it: neither
 * its token, nor its last response, nor who its visitor is (`isKnownVisitor`). One from before there were tokens takes
 * the caller's. Executed with `agentId`, `conversationId`, `tokenId`, `previousResponseId`, `isKnownVisitor`,
 * `visitorId`, `turnId` and `now`.
 */
export function continueConversation(database: Database, isTest: boolean) {
  const agent = database.$with('agent').as(heldAgent(database))
  const tokenId = sql`${sql.placeholder('tokenId')}::text`
  const conversation = database.$with('conversation').as(
    database
      .update(conversations)
      .set({
        messageCount: sql`${conversations.messageCount} + 1`,
        lastMessageAt: sql`${sql.placeholder('now')}::timestamptz`,
        tokenId: sql`coalesce(${conversations.tokenId}, ${tokenId})`,
        lastResponseId: sql`${sql.placeholder('turnId')}::text`,
      })
      .from(agent)
      .where(
        and(
          eq(conversations.id, sql.placeholder('conversationId')),
          eq(conversations.agentId, agent.id),
          eq(conversations.isTest, isTest),
          or(
            eq(conversations.tokenId, tokenId),
            eq(conversations.lastResponseId, sql.placeholder('previousResponseId')),
            and(
              sql`${sql.placeholder('isKnownVisitor')}::boolean`,
              eq(conversations.visitorId, sql.placeholder('visitorId')),
            ),
          ),
        ),
      )
      .returning({
        id: conversations.id,
        tokenId: conversations.tokenId,
        isSilent:
          sql<boolean>`coalesce(${conversations.silentUntil} > ${sql.placeholder('now')}::timestamptz, false)`.as(
            'is_silent',
          ),
      }),
  )
  return { agent, conversation }
}
