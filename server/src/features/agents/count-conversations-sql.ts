import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { insertFrom } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { conversationCounts } from './base/tables.ts'

/** Rows that an agent's conversations are counted in. */
const Shards = 8

/**
 * Counts conversations of an agent, or takes them off, in a statement or as a step of one: so many for each row of `source`.
 * @param by negative where they are gone
 */
export function countConversationsSql(
  agentId: SQL | PgColumn,
  by: number,
  source: SQLWrapper = sql`(values (0)) as once`,
): SQL {
  const shard = sql`pg_backend_pid() % ${sql.raw(String(Shards))}`
  const counted = insertFrom(conversationCounts, { agentId, shard, conversations: by }, source)
  return sql`${counted} on conflict (agent_id, shard) do update
    set conversations = ${conversationCounts.conversations} + excluded.conversations`
}
