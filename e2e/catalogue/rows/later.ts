import type { Rows } from '../row.ts'

/** What is promised for features that aren't there yet; each brings its texts and their tests. */
export const laterRows = {
  'connect.bubble': { promised: 'recommended', later: 'embedding' },
  'landing.standalone-page': { promised: 'Try standalone page', later: 'embedding' },
  'pricing.title': { promised: 'Simple Pricing', later: 'billing' },
  'pricing.monthly': { promised: 'Monthly', later: 'billing' },
  'pricing.yearly': { promised: 'Yearly', later: 'billing' },
  'pricing.save-yearly': { promised: 'Save 20% with yearly billing', later: 'billing' },
  'pricing.popular': { promised: 'Popular', later: 'billing' },
  'billing.error': { promised: ['Subscription Error', 'Failed to initiate subscription'], later: 'billing' },
  'billing.active': {
    promised: ['Active Subscription', 'You already have an active (tier) subscription.'],
    later: 'billing',
  },
  'billing.succeeded': {
    promised: ['Subscription Successful', 'Thank you for subscribing to ParleyKit!'],
    later: 'billing',
  },
  'billing.canceled': {
    promised: [
      'Subscription Canceled',
      "Your subscription process was canceled. Feel free to try again when you're ready.",
    ],
    later: 'billing',
  },
} satisfies Rows
