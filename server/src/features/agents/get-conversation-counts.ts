import { inArray } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from './base/tables.ts'
import { conversationCountSql } from './conversation-count-sql.ts'

/** The number of conversations except tests, by agent ID. Agents deleted meanwhile are missing. */
export async function getConversationCounts(
  database: Queryable,
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (agentIds.length === 0) return new Map()
  const rows = await database
    .select({ agentId: agents.id, conversations: conversationCountSql() })
    .from(agents)
    .where(inArray(agents.id, [...agentIds]))
  return new Map(rows.map(({ agentId, conversations }) => [agentId, conversations]))
}
