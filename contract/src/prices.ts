import { type Tier, tiers } from './plans.ts'

/** What the plans cost. Pure and free of dependencies, and read by server and screens alike. */

export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

export const paidTiers = ['hobby', 'standard', 'pro'] as const satisfies readonly Tier[]
export type PaidTier = (typeof paidTiers)[number]

/** The only currency that is charged, as ISO 4217 in lower case. */
export const currency = 'usd' as const

/** What a year costs, of twelve months. */
export const yearlyShare = 0.8

/** In US dollars a month. */
const monthlyPrices: Record<PaidTier, number> = { hobby: 40, standard: 150, pro: 500 }

/** A paid plan with how often it is paid. */
export interface PaidPlan {
  readonly tier: PaidTier
  readonly interval: BillingInterval
}

export const paidPlans: readonly PaidPlan[] = paidTiers.flatMap((tier) =>
  billingIntervals.map((interval) => ({ tier, interval })),
)

/** Cents that one period of a plan costs: a month, or a year at once. */
export function periodCents({ tier, interval }: PaidPlan): number {
  const month = monthlyPrices[tier] * 100
  return interval === 'month' ? month : Math.round(month * 12 * yearlyShare)
}

/** US dollars a month as a pricing card shows them; 0 for the free plan. */
export function monthlyPrice(tier: PaidTier | 'free', interval: BillingInterval): number {
  if (tier === 'free') return 0
  return interval === 'month' ? monthlyPrices[tier] : monthlyPrices[tier] * yearlyShare
}

/** A tier that is sold, as stored or typed in any case; null for the others. */
export function paidTierOf(tier: string): PaidTier | null {
  return paidTiers.find((name) => name === tier.toLowerCase()) ?? null
}

/** Negative where the first tier is smaller; an unknown one counts as free. */
export function compareTiers(first: string, second: string): number {
  const names: readonly string[] = tiers
  const rank = (tier: string) => Math.max(0, names.indexOf(tier.toLowerCase()))
  return rank(first) - rank(second)
}

/**
 * When another plan begins: at once where it is the larger one, or the same one for a year; else when what is paid has
 * been used. A paid year is used before months are paid.
 */
export function whenChanged(from: PaidPlan, to: PaidPlan): 'now' | 'period_end' {
  if (from.interval === 'year' && to.interval === 'month') return 'period_end'
  const order = compareTiers(to.tier, from.tier)
  if (order === 0) return from.interval === to.interval ? 'period_end' : 'now'
  return order > 0 ? 'now' : 'period_end'
}

/** Cents as they are shown, such as $40 or $26.67. */
export function centsInWords(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
}

/** What an account has that nobody pays for: where plans aren't sold, everybody has the limits of admin. */
export function tierWithoutPlan(provider: 'sandbox' | 'stripe' | 'off'): Tier {
  return provider === 'off' ? 'admin' : 'free'
}
