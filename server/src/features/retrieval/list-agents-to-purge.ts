import type { Queryable } from '../../platform/database/index.ts'
import { indexEntries } from './base/tables.ts'
import { entryIsGone } from './queries.ts'

/** The agents whose kept index versions still contain words of deleted entries. */
export async function listAgentsToPurge(database: Queryable): Promise<{ agentId: number }[]> {
  return database
    .selectDistinct({ agentId: indexEntries.agentId })
    .from(indexEntries)
    .where(entryIsGone(database))
}
