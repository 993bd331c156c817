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
    /** `failed`: switched off by the product, because nothing got through for days. */
    status: text().$type<'active' | 'off' | 'failed'>().notNull(),
    /** Sealed: see `openSecrets`. */
    secret: text().notNull(),
    /** Those before, the newest first, sealed together, by which messages are signed too until then. */
    formerSecret: text(),
    formerSecretEndsAt: instant(),
    /** Messages that were refused at their first attempt since the last one that got through. */
    refusals: integer().notNull().default(0),
    /** How often in a row nothing got through, so that the whole webhook waits. */
    pauses: integer().notNull().default(0),
    /** Nothing is sent before then, but what the owner asks for. */
    retryAt: instant(),
    /** Since when nothing got through; null where the last attempt did. */
    failingSince: instant(),
    /** Whoever sends for it holds it until then: messages go out one after another. */
    claimedUntil: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.id)],
)

/** What every event tells, beside its own part; `visitorId` as it is stored here, which `bodyOf` doesn't send. */
interface DeliveryData extends Readonly<Record<string, unknown>> {
  readonly agent: { readonly id: string; readonly name: string }
  readonly conversation?: { readonly visitorId: string } | null
}

/**
 * What is to be sent to a webhook, and what became of it. A row is written in the transaction of what happened, and goes
 * with its conversation, since it holds what a visitor wrote.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** The `webhook-id` of all its attempts. */
    messageId: text().notNull().unique().default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
    webhookId: reference()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    conversationId: reference().references(() => conversations.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** What it is about: of one type and subject a webhook has one delivery. */
    subject: text().notNull(),
    data: jsonb().$type<DeliveryData>().notNull(),
    state: text().$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAt: instant().notNull(),
    /** Of the last attempt, like what follows. */
    attemptedAt: instant(),
    durationMs: integer(),
    /** Null where there was no answer. */
    responseStatus: integer(),
    /** The beginning of what was answered. */
    responseText: text(),
    /** Why it failed, as a sentence. */
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

/** How far a conversation had come when it ended last: one that goes on ends again. */
export const conversationEnds = pgTable('conversation_ends', {
  conversationId: reference()
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  lastMessageAt: instant().notNull(),
})

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
