import type { Checkout, Receipt, SandboxCard } from '@parleykit/contract/billing'
import type { BillingInterval, PaidTier } from '@parleykit/contract/prices'
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

/** The one subscription that an owner has or had last. Whoever writes it locks the owner's user first. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<ProviderName>().notNull(),
    providerId: text().notNull(),
    /** The provider's name for the payer; null in the sandbox. */
    customerId: text(),
    tier: text().$type<PaidTier>().notNull(),
    interval: text().$type<BillingInterval>().notNull(),
    status: text().$type<'active' | 'past_due' | 'ended'>().notNull(),
    startedAt: instant().notNull(),
    /** Periods are its anniversaries. */
    anchorAt: instant().notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** What begins with the next period; both or neither. */
    nextTier: text().$type<PaidTier>(),
    nextInterval: text().$type<BillingInterval>(),
    graceEndsAt: instant(),
    /** How the sandbox's card behaves. */
    sandboxCard: text().$type<SandboxCard>(),
    /** Counts what was read of the provider: what was read earlier never replaces it. */
    reading: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex().on(table.provider, table.providerId),
    index().on(table.periodEnd).where(sql`status <> 'ended'`),
  ],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Checkouts that were begun. They outlive their account: what is paid afterwards has to be given back. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Can't be guessed. */
    id: text().primaryKey(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    provider: text().$type<ProviderName>().notNull(),
    purpose: text().$type<Checkout['purpose']>().notNull(),
    status: text().$type<Checkout['status']>().notNull(),
    tier: text().$type<PaidTier>().notNull(),
    interval: text().$type<BillingInterval>().notNull(),
    /** The provider's own id and page of it; null until it has answered. */
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
    /** The provider's id of the invoice: it is one receipt, whatever becomes of it. */
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

/** What a provider has told: what comes twice acts once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
)
