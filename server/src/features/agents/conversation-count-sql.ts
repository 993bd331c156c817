import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { agents, conversationCounts } from './base/tables.ts'

/** How many conversations the agent of a row has, tests aside. */
export function conversationCountSql(): SQL<number> {
  const counted = sql`(select sum(${conversationCounts.conversations}) from ${conversationCounts}
    where ${conversationCounts.agentId} = ${agents.id})`
  return sql`greatest(${agents.conversationsBefore} + coalesce(${counted}, 0), 0)`.mapWith(Number)
}
