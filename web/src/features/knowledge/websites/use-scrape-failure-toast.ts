import { ApiError, withDetail } from '../../../api/api-error.ts'
import { toastError } from '../../../ui/feedback/toast-queue.ts'
import type { ToastText } from '../../../ui/feedback/toast-text.ts'
import { needsLargerPlan, useUpgradeOffer } from '../../billing/use-upgrade-offer.ts'
import { websiteTexts } from '../website-texts.ts'

/** Reports why a website can't be read. If a subscription is needed, the toast links to the plans. */
export function useScrapeFailureToast(): (error: unknown, text: ToastText) => void {
  const upgradeOffer = useUpgradeOffer()
  return (error, { title, description }) => {
    if (needsSubscription(error)) {
      const { title: required, description: promised } = websiteTexts.subscriptionRequired
      return toastError(
        { title: required, description: withDetail(promised, error) },
        'scrape',
        upgradeOffer(error, true),
      )
    }
    const detail = description === undefined ? detailOf(error) : withDetail(description, error)
    toastError({ title, ...(detail && { description: detail }) }, 'scrape')
  }
}

/** Whether an error is a 403 about the plan, or its message mentions a subscription. */
export function needsSubscription(error: unknown): boolean {
  return needsLargerPlan(error) || (error instanceof Error && /subscription/i.test(error.message))
}

function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : ''
}
