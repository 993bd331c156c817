import type { WebhookEventType } from '@parleykit/contract/webhook-events'
import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { agents } from '../agents/index.ts'
import { conversations } from '../conversations/index.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'

/** What happened, each part as a piece of SQL. */
interface HappenedSql {
  readonly type: WebhookEventType
  readonly agentId: SQLWrapper
  /** Null where it belongs to none. */
  readonly conversationId: SQLWrapper | null
  /** What it is about, as text: a webhook gets one delivery of a type and subject. */
  readonly subject: SQLWrapper
  /** The event's own part of its data, as jsonb. */
  readonly data: SQLWrapper
  readonly now: SQLWrapper
  /** Whether it happened at all. */
  readonly condition?: SQLWrapper
}

/**
 * A delivery for each webhook of the agent that wants the event, as a step of the statement that makes it happen: nothing
 * is written where there is none. Test conversations tell nobody. Returns `webhook_id`.
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

/** An instant as JSON has it in the rest of the product. */
function asInstant(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
