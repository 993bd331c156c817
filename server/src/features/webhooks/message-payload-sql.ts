import { webhookTextMax } from '@parleykit/contract/webhooks/limits'
import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'

/** A message's id and text, as jsonb. */
export function messagePayloadSql(id: SQLWrapper, content: SQLWrapper): SQL {
  return sql`jsonb_build_object('id', ${id}, 'content', left(${content}, ${sql.raw(String(webhookTextMax))}))`
}
