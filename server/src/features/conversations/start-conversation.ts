import { eq, sql } from 'drizzle-orm'
import { type Database, insertFrom } from '../../platform/database/index.ts'
import { agents, heldAgent } from '../agents/index.ts'
import { conversations } from './tables.ts'

/**
 * The first steps of a statement that stores a visitor's message: the agent is held, and a new conversation counts the
 * message already. Without a row where the agent is gone. Executed with `agentId`, `visitorId`, `tokenId`,
 * `turnId`, `preview` and `now`.
 */
export function startConversation(database: Database, isTest: boolean) {
  const agent = database.$with('agent').as(isTest ? heldAgent(database) : countingAgent(database))
  const conversation = database
    .$with('conversation', { id: conversations.id, tokenId: conversations.tokenId })
    .as(
      sql`${insertFrom(
        conversations,
        {
          agentId: agent.id,
          visitorId: sql.placeholder('visitorId'),
          tokenId: sql.placeholder('tokenId'),
          lastResponseId: sql.placeholder('turnId'),
          isTest,
          preview: sql.placeholder('preview'),
          messageCount: 1,
          startedAt: sql.placeholder('now'),
          lastMessageAt: sql.placeholder('now'),
        },
        agent,
      )} returning id, token_id`,
    )
  return { agent, conversation }
}

function countingAgent(database: Database) {
  return database
    .update(agents)
    .set({ conversationCount: sql`${agents.conversationCount} + 1` })
    .where(eq(agents.id, sql.placeholder('agentId')))
    .returning({ id: agents.id })
}
