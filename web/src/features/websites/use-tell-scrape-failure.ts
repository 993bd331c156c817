import type { ToastText } from '@parleykit/contract/owner-toast-text'
import { websiteTexts } from '@parleykit/contract/owner-websites-texts'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { toastError } from '../../ui/toast-queue.ts'
import { needsLargerPlan, useUpgradeOffer } from '../billing/use-upgrade-offer.ts'

/** Says why a website can't be read; where a larger plan would help, with the way to it. */
export function useTellScrapeFailure(): (error: unknown, text: ToastText) => void {
  const upgradeOffer = useUpgradeOffer()
  return (error, { title, description }) => {
    if (needsLargerPlan(error)) {
      const { title: required, description: promised } = websiteTexts.subscriptionRequired
      return toastError(
        { title: required, description: withDetail(promised, error) },
        'scrape',
        upgradeOffer(error),
      )
    }
    const detail = description === undefined ? detailOf(error) : withDetail(description, error)
    toastError({ title, ...(detail && { description: detail }) }, 'scrape')
  }
}

function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : ''
}
