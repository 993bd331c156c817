import { type Tier, tiers } from './plans.ts'

/** The prices of the plans. Pure, free of dependencies, and used by both server and screens. */

export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

export const paidTiers = ['hobby', 'standard', 'pro'] as const satisfies readonly Tier[]
export type PaidTier = (typeof paidTiers)[number]

/** The only currency charged, as ISO 4217 in lower case. */
export const currency = 'usd' as const

/** The price of a year as a share of twelve months. */
export const yearlyShare = 0.8

/** US dollars per month. */
const monthlyPrices: Record<PaidTier, number> = { hobby: 40, standard: 150, pro: 500 }

/** A paid plan with its billing interval. */
export interface PaidPlan {
  readonly tier: PaidTier
  readonly interval: BillingInterval
}

export const paidPlans: readonly PaidPlan[] = paidTiers.flatMap((tier) =>
  billingIntervals.map((interval) => ({ tier, interval })),
)

/** Cents per period of a plan: a month, or a year paid at once. */
export function periodCents({ tier, interval }: PaidPlan): number {
  const month = monthlyPrices[tier] * 100
  return interval === 'month' ? month : Math.round(month * 12 * yearlyShare)
}

/** US dollars per month as shown on a pricing card; 0 for the free plan. */
export function monthlyPrice(tier: PaidTier | 'free', interval: BillingInterval): number {
  if (tier === 'free') return 0
  return interval === 'month' ? monthlyPrices[tier] : monthlyPrices[tier] * yearlyShare
}

/** A tier that is for sale, as stored or typed, in any case; null for others. */
export function paidTierOf(tier: string): PaidTier | null {
  return paidTiers.find((name) => name === tier.toLowerCase()) ?? null
}

/** Negative if the first tier is smaller. An unknown tier counts as free. */
export function compareTiers(first: string, second: string): number {
  const names: readonly string[] = tiers
  const rank = (tier: string) => Math.max(0, names.indexOf(tier.toLowerCase()))
  return rank(first) - rank(second)
}

/**
 * When a plan change takes effect: immediately if the new plan is larger, or the same one with yearly billing;
 * otherwise at the end of the paid period. A paid year is always used up before monthly billing begins.
 */
export function whenChanged(from: PaidPlan, to: PaidPlan): 'now' | 'period_end' {
  if (from.interval === 'year' && to.interval === 'month') return 'period_end'
  const order = compareTiers(to.tier, from.tier)
  if (order === 0) return from.interval === to.interval ? 'period_end' : 'now'
  return order > 0 ? 'now' : 'period_end'
}

/** Cents as displayed, such as $40 or $26.67. */
export function centsInWords(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
}

/** The tier of an account without a subscription: if plans aren't sold, everyone has the admin limits. */
export function tierWithoutPlan(provider: 'sandbox' | 'stripe' | 'off'): Tier {
  return provider === 'off' ? 'admin' : 'free'
}
