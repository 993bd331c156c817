import { planCards } from '../../../web/src/features/billing/plan-cards.ts'
import { pricingTexts } from '../../../web/src/features/billing/pricing-texts.ts'
import type { Rows } from '../row.ts'

const hasFeature = (words: string) =>
  planCards.flatMap(({ features }) => features).find((feature) => feature.includes(words)) ?? ''

/** The pricing page, and what becomes of a checkout. */
export const billingRows = {
  'pricing.title': { promised: 'Simple Pricing', kept: pricingTexts.title },
  'pricing.monthly': { promised: 'Monthly', kept: pricingTexts.monthly },
  'pricing.yearly': { promised: 'Yearly', kept: pricingTexts.yearly },
  'pricing.save-yearly': { promised: 'Save 20% with yearly billing', kept: pricingTexts.saveYearly },
  'pricing.popular': { promised: 'Popular', kept: pricingTexts.popular },
  'pricing.free': { promised: 'Free' },
  'pricing.free-price': { promised: '$0' },
  'pricing.free-models': { promised: 'Fast models', kept: hasFeature('Fast models') },
  'pricing.free-credits': { promised: '100 message credits per month', kept: hasFeature('100 message') },
  'pricing.free-text': { promised: '600 KB per agent', kept: hasFeature('600 KB') },
  'pricing.free-members': { promised: '1 team member', kept: hasFeature('1 team member') },
  'pricing.free-agents': { promised: '1 agent', kept: '1 agent' },
  'pricing.free-links': { promised: '15 training links', kept: hasFeature('15 training links') },
  'pricing.free-embedding': {
    promised: 'Embedding on unlimited sites',
    kept: hasFeature('unlimited sites'),
  },
  'pricing.free-inactivity': {
    promised: 'Agents are deleted after 14 days of inactivity',
    kept: hasFeature('14 days'),
  },
  'pricing.hobby': { promised: 'Hobby' },
  'pricing.hobby-price': { promised: '$40' },
  'pricing.hobby-models': { promised: 'Advanced models', kept: hasFeature('Advanced models') },
  'pricing.hobby-credits': { promised: '3,000 credits' },
  'pricing.hobby-text': { promised: '50 MB per agent', kept: hasFeature('50 MB') },
  'pricing.hobby-links': { promised: 'Unlimited links', kept: hasFeature('Unlimited links') },
  'pricing.hobby-api': { promised: 'API access', kept: hasFeature('API access') },
  'pricing.hobby-analytics': { promised: 'Basic analytics', kept: hasFeature('Basic analytics') },
  'pricing.standard': { promised: 'Standard' },
  'pricing.standard-price': { promised: '$150' },
  'pricing.standard-credits': { promised: '18,000 credits' },
  'pricing.standard-members': { promised: '5 team members', kept: hasFeature('5 team members') },
  'pricing.standard-agents': { promised: '3 agents', kept: hasFeature('3 agents') },
  'pricing.pro': { promised: 'Pro' },
  'pricing.pro-price': { promised: '$500' },
  'pricing.pro-credits': { promised: '60,000 credits' },
  'pricing.pro-members': { promised: '8+ team members', kept: hasFeature('8+ team members') },
  'pricing.pro-agents': { promised: '5 agents', kept: hasFeature('5 agents') },
  'pricing.pro-analytics': { promised: 'Advanced analytics', kept: hasFeature('Advanced analytics') },
  'pricing.hobby-yearly': { promised: '$32*' },
  'pricing.standard-yearly': { promised: '$120*' },
  'pricing.pro-yearly': { promised: '$400*' },
  'pricing.billed-yearly': { promised: '* per month billed yearly', kept: pricingTexts.billedYearly },
  'billing.error': {
    promised: ['Subscription Error', 'Failed to initiate subscription'],
    kept: { title: pricingTexts.errorTitle, description: pricingTexts.failed },
  },
  'billing.active': {
    promised: ['Active Subscription', 'You already have an active (tier) subscription.'],
    kept: pricingTexts.active('(tier)'),
  },
  'billing.succeeded': {
    promised: ['Subscription Successful', 'Thank you for subscribing to ParleyKit!'],
    kept: pricingTexts.succeeded,
  },
  'billing.canceled': {
    promised: [
      'Subscription Canceled',
      "Your subscription process was canceled. Feel free to try again when you're ready.",
    ],
    kept: pricingTexts.canceled,
  },
} satisfies Rows
