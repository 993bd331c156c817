import { type ToastText, websiteTexts } from '@parleykit/contract/owner-texts'
import { useNavigate } from '@tanstack/react-router'
import { ApiError, withDetail } from '../../api-error.ts'
import { toastError } from '../../ui/toast-queue.ts'

/** Says why a website can't be read; where a larger plan would help, with the way to it. */
export function useTellScrapeFailure(): (error: unknown, text: ToastText) => void {
  const navigate = useNavigate()
  return (error, { title, description }) => {
    if (needsSubscription(error)) {
      const { title: required, description: promised } = websiteTexts.subscriptionRequired
      const wayOut = {
        label: websiteTexts.upgradeNow,
        onClick: () => void navigate({ to: '/dashboard/subscription' }),
      }
      return toastError({ title: required, description: withDetail(promised, error) }, 'scrape', wayOut)
    }
    const detail = description === undefined ? detailOf(error) : withDetail(description, error)
    toastError({ title, ...(detail && { description: detail }) }, 'scrape')
  }
}

function needsSubscription(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 403) return true
  return error instanceof Error && error.message.includes('subscription')
}

function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : ''
}
