import { webhookTextMax } from '@parleykit/contract/limits'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A message's id and text, as jsonb. */
export function toldMessage(id: SQLWrapper, content: SQLWrapper): SQL {
  return sql`jsonb_build_object('id', ${id}, 'content', left(${content}, ${sql.raw(String(webhookTextMax))}))`
}
