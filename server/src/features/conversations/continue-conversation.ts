import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { heldAgent } from '../agents/index.ts'
import { conversations } from './tables.ts'

/**
 * The first steps of a statement that stores a visitor's message: the agent is held, and the visitor's conversation
 * counts the message. Without a row where it isn't one of this visitor with this agent. Executed with `agentId`,
 * `visitorId`, `conversationId` and `now`.
 */
export function continueConversation(database: Database, isTest: boolean) {
  const agent = database.$with('agent').as(heldAgent(database))
  const conversation = database.$with('conversation').as(
    database
      .update(conversations)
      .set({
        messageCount: sql`${conversations.messageCount} + 1`,
        lastMessageAt: sql`${sql.placeholder('now')}::timestamptz`,
      })
      .from(agent)
      .where(
        and(
          eq(conversations.id, sql.placeholder('conversationId')),
          eq(conversations.agentId, agent.id),
          eq(conversations.visitorId, sql.placeholder('visitorId')),
          eq(conversations.isTest, isTest),
        ),
      )
      .returning({ id: conversations.id }),
  )
  return { agent, conversation }
}
