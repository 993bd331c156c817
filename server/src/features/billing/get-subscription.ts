import type { Subscription, SubscriptionStatus } from '@parleykit/contract/billing/billing'
import { currency, periodCents } from '@parleykit/contract/billing/prices'
import { desc, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Owner, users } from '../auth/index.ts'
import { getModes } from '../setup/modes/index.ts'
import { receipts, type SubscriptionRow, subscriptions } from './base/tables.ts'
import { entitledTier } from './core/entitled-tier.ts'

const receiptsShown = 24

/** An owner's subscription, when it renews or ends, and the newest receipts. */
export async function getSubscription(platform: Platform, owner: Owner): Promise<Subscription> {
  const { database } = platform
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.userId, owner.id))
  const kept = await database
    .select()
    .from(receipts)
    .where(eq(receipts.userId, owner.id))
    .orderBy(desc(receipts.issuedAt), desc(receipts.id))
    .limit(receiptsShown)
  const { billing: provider } = getModes(platform)
  const [user] = await database
    .select({ granted: users.grantedTier })
    .from(users)
    .where(eq(users.id, owner.id))
  const tierWithoutPlan = entitledTier({ provider, granted: user?.granted ?? null, subscription: null })
  const tiers = { tier: owner.subscriptionTier, tierWithoutPlan }
  const shown = { provider, ...tiers, currency, receipts: kept.map(toReceipt) }
  return { ...shown, ...(row ? termsOf(row) : noTerms), hasPortal: row?.provider === provider && isLive(row) }
}

const noTerms = {
  status: 'none',
  plan: null,
  startedAt: null,
  periodStart: null,
  renewsAt: null,
  renewalCents: null,
  endsAt: null,
  graceEndsAt: null,
  scheduledChange: null,
} as const

function termsOf(row: SubscriptionRow) {
  const plan = { tier: row.tier, interval: row.interval }
  const status = statusOf(row)
  const next = row.nextTier && row.nextInterval ? { tier: row.nextTier, interval: row.nextInterval } : null
  const periodEnd = row.periodEnd.toISOString()
  const renews = status === 'active'
  return {
    status,
    plan: { ...plan, amountCents: periodCents(plan) },
    startedAt: row.startedAt.toISOString(),
    periodStart: row.periodStart.toISOString(),
    renewsAt: renews ? periodEnd : null,
    renewalCents: renews ? periodCents(next ?? plan) : null,
    endsAt: status === 'canceling' ? periodEnd : null,
    graceEndsAt: status === 'past_due' ? (row.graceEndsAt?.toISOString() ?? null) : null,
    scheduledChange: renews && next ? { ...next, at: periodEnd } : null,
  }
}

const isLive = (row: SubscriptionRow) => row.status !== 'ended'

function statusOf({ status, cancelAtPeriodEnd }: SubscriptionRow): SubscriptionStatus {
  return status === 'active' && cancelAtPeriodEnd ? 'canceling' : status
}

function toReceipt(row: typeof receipts.$inferSelect): Subscription['receipts'][number] {
  const { id, number, description, amountCents, status, url } = row
  return {
    id,
    number,
    description,
    amountCents,
    currency,
    status,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    issuedAt: row.issuedAt.toISOString(),
    url,
  }
}
