import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { linkKeysOf } from '../agents/index.ts'
import { messages } from './base/tables.ts'

/**
 * The links of a message whose text changes: those of the new text join the former ones, so that the text that comes back
 * when a correction is undone has its links. Null remains null, since `linkOldTexts` reads both texts.
 */
export function withLinksSql(agentId: number, content: string): SQL<string[] | null> {
  const added = sql.param(linkKeysOf(agentId, [content]), messages.links)
  return sql`case when ${messages.links} is not null
    then array(select distinct unnest(${messages.links} || ${added}::text[])) end`
}
