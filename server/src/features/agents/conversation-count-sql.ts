import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { agents, conversationCounts } from './base/tables.ts'

/** The number of an agent's conversations, except tests. */
export function conversationCountSql(): SQL<number> {
  const counted = sql`(select sum(${conversationCounts.conversations}) from ${conversationCounts}
    where ${conversationCounts.agentId} = ${agents.id})`
  return sql`greatest(${agents.conversationsBefore} + coalesce(${counted}, 0), 0)`.mapWith(Number)
}
