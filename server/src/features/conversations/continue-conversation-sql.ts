import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Database, Placeholders } from '../../platform/database/index.ts'
import { lockAgentSql } from '../agents/index.ts'
import { conversations } from './base/tables.ts'
import { type ConversationProof, continuableSql } from './continuable-sql.ts'

interface ContinuedConversation extends ConversationProof {
  readonly agentId: number
  readonly conversationId: number | null
  readonly turnId: string
  readonly now: Date
}

/**
 * The first steps of a statement that stores a visitor's message: they lock the agent, count the message in the
 * conversation and tell whether the agent is silent. No row if the conversation isn't the agent's, or the caller's
 * proof isn't enough.
 */
export function continueConversationSql(
  database: Database,
  given: Placeholders<ContinuedConversation>,
  isTest: boolean,
) {
  const agent = database.$with('agent').as(lockAgentSql(database, given))
  const conversation = database.$with('conversation').as(
    database
      .update(conversations)
      .set({
        messageCount: sql`${conversations.messageCount} + 1`,
        lastMessageAt: sql`${given.now}::timestamptz`,
        lastResponseId: sql`${given.turnId}::text`,
      })
      .from(agent)
      .where(
        and(
          eq(conversations.id, given.conversationId),
          eq(conversations.agentId, agent.id),
          eq(conversations.isTest, isTest),
          continuableSql(given),
        ),
      )
      .returning({
        id: conversations.id,
        isSilent: sql<boolean>`coalesce(${conversations.silentUntil} > ${given.now}::timestamptz, false)`.as(
          'is_silent',
        ),
      }),
  )
  return { agent, conversation, counting: [] }
}
