import { type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Placeholders } from '../../platform/database/index.ts'
import { conversations } from './base/tables.ts'

/** Whether a visitor has conversations from before there were tokens, as a column of a statement. */
export function hasTokenlessSql(given: Placeholders<{ agentId: number; visitorId: string }>): SQL<boolean> {
  return sql`exists (select from ${conversations} as earlier where earlier.agent_id = ${given.agentId}
    and earlier.visitor_id = ${given.visitorId} and earlier.token_id is null)`
}
