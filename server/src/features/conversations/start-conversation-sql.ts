import { sql } from '../../platform/database/drizzle.ts'
import { type Database, insertFrom, type Placeholders } from '../../platform/database/index.ts'
import { incrementConversationCountSql, lockAgentSql } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

interface StartedConversation {
  readonly agentId: number
  readonly visitorId: string
  readonly tokenId: string
  readonly turnId: string
  readonly preview: string
  readonly now: Date
}

/**
 * The first steps of a statement that stores a visitor's message: they lock the agent and insert a conversation that
 * already counts the message. No row if the agent is gone. No other step reads from `counting`.
 */
export function startConversationSql(
  database: Database,
  given: Placeholders<StartedConversation>,
  isTest: boolean,
) {
  const agent = database.$with('agent').as(lockAgentSql(database, given))
  const conversation = database.$with('conversation', { id: conversations.id }).as(
    sql`${insertFrom(
      conversations,
      {
        agentId: agent.id,
        visitorId: given.visitorId,
        tokenId: given.tokenId,
        lastResponseId: given.turnId,
        isTest,
        preview: given.preview,
        messageCount: 1,
        startedAt: given.now,
        lastMessageAt: given.now,
      },
      agent,
    )} returning id`,
  )
  const counting = isTest
    ? []
    : [database.$with('counted', {}).as(incrementConversationCountSql(agent.id, 1, agent))]
  return { agent, conversation, counting }
}
