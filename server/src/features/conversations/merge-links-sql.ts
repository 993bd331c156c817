import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { linkHashesOf } from '../agents/index.ts'
import { messages } from './base/tables.ts'

/**
 * The links of a message whose text changes. Those of the new text are added to the old ones, so that the original text
 * has its links if a correction is undone. Null stays null, since `backfillMessageLinks` reads both texts.
 */
export function mergeLinksSql(agentId: number, content: string): SQL<string[] | null> {
  const added = sql.param(linkHashesOf(agentId, [content]), messages.links)
  return sql`case when ${messages.links} is not null
    then array(select distinct unnest(${messages.links} || ${added}::text[])) end`
}
