import type { Checkout, Receipt, SandboxCard } from '@parleykit/contract/billing/billing'
import type { BillingInterval, PaidTier } from '@parleykit/contract/billing/prices'
import { sql } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'
import type { ProviderName } from './provider-name.ts'

/** An owner's present or last subscription. Transactions that write it lock the owner's user first. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<ProviderName>().notNull(),
    providerId: text().notNull(),
    /** The provider's customer ID. Null in the sandbox. */
    customerId: text(),
    tier: text().$type<PaidTier>().notNull(),
    interval: text().$type<BillingInterval>().notNull(),
    status: text().$type<'active' | 'past_due' | 'ended'>().notNull(),
    startedAt: instant().notNull(),
    /** Periods begin on its anniversaries. */
    anchorAt: instant().notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** The plan that begins with the next period. Both columns are set, or neither. */
    nextTier: text().$type<PaidTier>(),
    nextInterval: text().$type<BillingInterval>(),
    graceEndsAt: instant(),
    /** How the sandbox's card behaves. */
    sandboxCard: text().$type<SandboxCard>(),
    /** Counts reads from the provider: an older read never replaces a newer one. */
    reading: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex().on(table.provider, table.providerId),
    index().on(table.periodEnd).where(sql`status <> 'ended'`),
  ],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Started checkouts. They outlive their account, since a late payment has to be refunded. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Random, so that no one can guess it. */
    id: text().primaryKey(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    provider: text().$type<ProviderName>().notNull(),
    purpose: text().$type<Checkout['purpose']>().notNull(),
    status: text().$type<Checkout['status']>().notNull(),
    tier: text().$type<PaidTier>().notNull(),
    interval: text().$type<BillingInterval>().notNull(),
    /** The provider's checkout ID and page. Null until the provider has responded. */
    providerId: text(),
    url: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('checkouts_open_key').on(table.userId, table.purpose).where(sql`status = 'open'`),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
)

export type CheckoutRow = typeof checkouts.$inferSelect

export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's invoice ID: each invoice has one receipt, whatever its status. */
    providerId: text().notNull().unique('receipts_provider_id_key'),
    number: text().notNull(),
    description: text().notNull(),
    amountCents: integer().notNull(),
    status: text().$type<Receipt['status']>().notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    issuedAt: instant().notNull(),
    url: text(),
  },
  (table) => [index().on(table.userId, table.issuedAt)],
)

/** Events received from a provider. A repeated event is processed once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
)
