import type { PaidTier } from '@parleykit/contract/billing/prices'

/** A plan as the pricing page sells it. */
export interface PlanCard {
  readonly tier: 'free' | PaidTier
  readonly name: string
  /** The label of its button. */
  readonly cta: string
  readonly features: readonly string[]
  readonly isPopular: boolean
}

/** A feature listed on the Free card that an operator can switch off. */
export const deletionPromise = 'Agents are deleted after 14 days of inactivity'

/** The four cards, from the smallest plan to the largest. Free of dependencies; `plans.ts` enforces their limits. */
export const planCards: readonly PlanCard[] = [
  {
    tier: 'free',
    name: 'Free',
    cta: 'Get Started',
    features: [
      'Fast models',
      '100 message credits per month',
      '600 KB per agent',
      '1 team member',
      '1 agent',
      '15 training links',
      'Embedding on unlimited sites',
      deletionPromise,
    ],
    isPopular: false,
  },
  {
    tier: 'hobby',
    name: 'Hobby',
    cta: 'Choose Hobby',
    features: [
      'Advanced models',
      '3,000 credits per month',
      '1 agent',
      '50 MB per agent',
      'Unlimited links',
      'API access',
      'Basic analytics',
    ],
    isPopular: false,
  },
  {
    tier: 'standard',
    name: 'Standard',
    cta: 'Choose Standard',
    features: ['Everything in Hobby', '18,000 credits per month', '5 team members', '3 agents'],
    isPopular: true,
  },
  {
    tier: 'pro',
    name: 'Pro',
    cta: 'Choose Pro',
    features: [
      'Everything in Standard',
      '60,000 credits per month',
      '8+ team members',
      '5 agents',
      'Advanced analytics',
    ],
    isPopular: false,
  },
]

/** The plan for a name from a URL, in any case; undefined if unknown. */
export function planCardOf(name: string | undefined): PlanCard | undefined {
  return planCards.find((card) => card.tier === name?.trim().toLowerCase())
}
