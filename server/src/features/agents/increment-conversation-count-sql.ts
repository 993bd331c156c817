import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { insertFrom } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { conversationCounts } from './base/tables.ts'

/** Rows that share the count of an agent's conversations. */
const Shards = 8

/**
 * Adds to the count of an agent's conversations, in a statement or as a step of one: `by` for each row of `source`.
 * @param by negative for deleted conversations
 */
export function incrementConversationCountSql(
  agentId: SQL | PgColumn,
  by: number,
  source: SQLWrapper = sql`(values (0)) as once`,
): SQL {
  const shard = sql`pg_backend_pid() % ${sql.raw(String(Shards))}`
  const counted = insertFrom(conversationCounts, { agentId, shard, conversations: by }, source)
  return sql`${counted} on conflict (agent_id, shard) do update
    set conversations = ${conversationCounts.conversations} + excluded.conversations`
}
