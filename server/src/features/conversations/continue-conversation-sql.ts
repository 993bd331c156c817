import { and, eq, or, sql } from '../../platform/database/drizzle.ts'
import type { Database, Placeholders } from '../../platform/database/index.ts'
import { heldAgentSql } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

interface ContinuedConversation {
  readonly agentId: number
  readonly conversationId: number | null
  readonly tokenId: string
  readonly previousResponseId: string | null
  readonly isKnownVisitor: boolean
  readonly visitorId: string
  readonly turnId: string
  readonly now: Date
}

/**
 * The first steps of a statement that stores a visitor's message: the agent is held, and the conversation counts the
 * message, and tells whether the agent is silent. Without a row where the conversation isn't one with this agent, or the caller proves nothing of it: neither
 * its token, nor its last response, nor who its visitor is (`isKnownVisitor`). One of the visitor's from before there were tokens
 * takes the caller's.
 */
export function continueConversationSql(
  database: Database,
  given: Placeholders<ContinuedConversation>,
  isTest: boolean,
) {
  const agent = database.$with('agent').as(heldAgentSql(database, given))
  const tokenId = sql`${given.tokenId}::text`
  const isOfVisitor = and(sql`${given.isKnownVisitor}::boolean`, eq(conversations.visitorId, given.visitorId))
  const conversation = database.$with('conversation').as(
    database
      .update(conversations)
      .set({
        messageCount: sql`${conversations.messageCount} + 1`,
        lastMessageAt: sql`${given.now}::timestamptz`,
        tokenId: sql`case when ${isOfVisitor} then coalesce(${conversations.tokenId}, ${tokenId})
          else ${conversations.tokenId} end`,
        lastResponseId: sql`${given.turnId}::text`,
      })
      .from(agent)
      .where(
        and(
          eq(conversations.id, given.conversationId),
          eq(conversations.agentId, agent.id),
          eq(conversations.isTest, isTest),
          or(
            eq(conversations.tokenId, tokenId),
            eq(conversations.lastResponseId, given.previousResponseId),
            isOfVisitor,
          ),
        ),
      )
      .returning({
        id: conversations.id,
        tokenId: conversations.tokenId,
        isOfVisitor: sql<boolean>`${isOfVisitor}`.as('is_of_visitor'),
        isSilent: sql<boolean>`coalesce(${conversations.silentUntil} > ${given.now}::timestamptz, false)`.as(
          'is_silent',
        ),
      }),
  )
  return { agent, conversation, counting: [] }
}
