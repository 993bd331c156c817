import { validationTexts } from '@parleykit/contract/texts'
import type { Rows } from '../row.ts'

/** What is promised for features that aren't there yet; each brings its texts and their tests. */
export const laterRows = {
  'websites.tab': { promised: 'Website', later: 'websites' },
  'websites.url-invalid': {
    promised: 'Please enter a valid URL',
    kept: validationTexts.urlInvalid,
    later: 'websites',
  },
  'websites.delete-failed': {
    promised: 'Failed to delete website knowledge entry. Please try again.',
    later: 'websites',
  },
  'websites.subscription-required': {
    promised: [
      'Subscription Required',
      'Website scraping is a premium feature. Please upgrade your plan to continue.',
    ],
    later: 'websites',
  },
  'websites.upgrade-now': { promised: 'Upgrade Now', later: 'websites' },
  'websites.start-failed': {
    promised: 'Failed to start website scraping. Please try again.',
    later: 'websites',
  },
  'websites.job-failed-to-start': { promised: 'Failed to start scraping', later: 'websites' },
  'websites.failed': { promised: 'An error occurred during website scraping', later: 'websites' },
  'websites.started': {
    promised: ['Website scraping started', 'This may take a few minutes'],
    later: 'websites',
  },
  'websites.succeeded': { promised: 'Website scraped successfully', later: 'websites' },
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
