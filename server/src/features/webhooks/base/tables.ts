import { sql } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { conversations } from '../../conversations/index.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().notNull(),
    /** `failed`: switched off automatically because nothing got through for days. */
    status: text().$type<'active' | 'off' | 'failed'>().notNull(),
    /** Sealed: see `openSecrets`. */
    secret: text().notNull(),
    /** Earlier secrets, newest first, sealed together. They also sign messages until `formerSecretEndsAt`. */
    formerSecret: text(),
    formerSecretEndsAt: instant(),
    /** Number of messages refused at their first attempt since the last one that got through. */
    refusals: integer().notNull().default(0),
    /** Number of pauses of the whole webhook since the last message that got through. */
    pauses: integer().notNull().default(0),
    /** Until then nothing is sent except at the owner's request. */
    retryAt: instant(),
    /** Since when nothing has gotten through; null if the last attempt did. */
    failingSince: instant(),
    /** Until then one sender has claimed it, so that messages go out one at a time. */
    claimedUntil: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.id)],
)

/** Data that all events have in common. `visitorId` is the stored one, which `bodyOf` replaces. */
interface DeliveryData extends Readonly<Record<string, unknown>> {
  readonly agent: { readonly id: string; readonly name: string }
  readonly conversation?: { readonly visitorId: string } | null
}

/**
 * Events to send to a webhook, with their results. A row is written in the transaction of its event, and is deleted
 * with its conversation, since it holds a visitor's messages.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** The `webhook-id` header of all its attempts. */
    messageId: text().notNull().unique().default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
    webhookId: reference()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    conversationId: reference().references(() => conversations.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** Identifies what the event is about. A webhook has one delivery for each type and subject. */
    subject: text().notNull(),
    data: jsonb().$type<DeliveryData>().notNull(),
    state: text().$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAt: instant().notNull(),
    /** Time of the last attempt. The columns below also describe that attempt. */
    attemptedAt: instant(),
    durationMs: integer(),
    /** Null if there was no response. */
    responseStatus: integer(),
    /** The beginning of the response. */
    responseText: text(),
    /** The reason for the failure, as a sentence. */
    fault: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_subject').on(table.webhookId, table.type, table.subject),
    index().on(table.webhookId, table.id),
    index().on(table.conversationId),
    index().on(table.createdAt),
    index('webhook_deliveries_pending')
      .on(table.webhookId, table.conversationId, table.id)
      .where(sql`state = 'pending'`),
  ],
)

/** Each conversation's last message at its most recent end. A conversation that continues ends again. */
export const conversationEnds = pgTable('conversation_ends', {
  conversationId: reference()
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  lastMessageAt: instant().notNull(),
})

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
