import { validationTexts } from '@parleykit/contract/base/texts'
import { websiteTexts } from '../../../web/src/features/knowledge/website-texts.ts'
import { planTexts } from '../../../web/src/features/workspaces/plan-texts.ts'
import type { Rows } from '../row.ts'

/** The Knowledge tab's websites. */
export const websiteRows = {
  'websites.tab': { promised: 'Website' },
  'websites.url-invalid': { promised: 'Please enter a valid URL', kept: validationTexts.urlInvalid },
  'websites.delete-failed': {
    promised: 'Failed to delete website knowledge entry. Please try again.',
    kept: websiteTexts.deleteFailed.description,
  },
  'websites.subscription-required': {
    promised: [
      'Subscription Required',
      'Website scraping is a premium feature. Please upgrade your plan to continue.',
    ],
    kept: websiteTexts.subscriptionRequired,
  },
  'websites.upgrade-now': { promised: 'Upgrade Now', kept: planTexts.upgradeNow },
  'websites.start-failed': {
    promised: 'Failed to start website scraping. Please try again.',
    kept: websiteTexts.mapFailed.description,
  },
  'websites.job-failed-to-start': { promised: 'Failed to start scraping', kept: websiteTexts.startFailed },
  'websites.failed': {
    promised: 'An error occurred during website scraping',
    kept: websiteTexts.failed,
  },
  'websites.started': {
    promised: ['Website scraping started', 'This may take a few minutes'],
    kept: websiteTexts.started,
  },
  'websites.succeeded': { promised: 'Website scraped successfully', kept: websiteTexts.succeeded },
} satisfies Rows
