import type { WebhookEventType } from '@parleykit/contract/webhooks/webhook-events'
import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { agents } from '../agents/index.ts'
import { conversations } from '../conversations/index.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'

/** An event, each part as a piece of SQL. */
interface HappenedSql {
  readonly type: WebhookEventType
  readonly agentId: SQLWrapper
  /** Null if the event belongs to no conversation. */
  readonly conversationId: SQLWrapper | null
  /** Identifies what the event is about, as text. A webhook gets one delivery for each type and subject. */
  readonly subject: SQLWrapper
  /** The event's own part of its data, as jsonb. */
  readonly data: SQLWrapper
  readonly now: SQLWrapper
  /** Whether the event happened at all. */
  readonly condition?: SQLWrapper
}

/**
 * Inserts a delivery for each of the agent's webhooks that wants the event, as a step of the statement that causes it.
 * Test conversations send nothing. Returns `webhook_id`.
 */
export function recordDeliveriesSql({
  type,
  agentId,
  conversationId,
  subject,
  data,
  now,
  condition,
}: HappenedSql): SQL {
  const told = sql`jsonb_build_object('id', said.id, 'visitorId', said.visitor_id, 'startedAt', ${asInstant(sql`said.started_at`)})`
  const conversation = conversationId ? told : sql`null::jsonb`
  const from = conversationId
    ? sql`join ${conversations} as said on said.id = ${conversationId} and said.agent_id = hook.agent_id and not said.is_test`
    : sql``
  return sql`insert into ${webhookDeliveries} (webhook_id, conversation_id, type, subject, data, created_at, next_at)
    select hook.id, ${conversationId ? sql`said.id` : sql`null::bigint`}, ${sql.raw(`'${type}'`)}, ${subject},
      jsonb_build_object('agent', jsonb_build_object('id', asked.public_id, 'name', asked.name), 'conversation', ${conversation}) || ${data},
      ${now}, ${now}
    from ${webhooks} as hook join ${agents} as asked on asked.id = hook.agent_id ${from}
    where hook.agent_id = ${agentId} and hook.status = 'active' and hook.events @> array[${sql.raw(`'${type}'`)}]::text[]
      ${condition ? sql`and ${condition}` : sql``}
    on conflict (webhook_id, type, subject) do nothing
    returning webhook_id`
}

/** An instant in the JSON format used by the rest of the product. */
function asInstant(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
