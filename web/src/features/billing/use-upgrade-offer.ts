import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import type { ToastAction } from '../../ui/feedback/toast-queue.ts'
import { planTexts } from '../workspaces/plan-texts.ts'
import { billingQuery } from './queries.ts'

/**
 * Returns a function that creates a toast's upgrade button. It returns undefined if no plans are sold, or if no plan
 * would help, unless `isNeeded` is set.
 */
export function useUpgradeOffer(): (error: unknown, isNeeded?: boolean) => ToastAction | undefined {
  const navigate = useNavigate()
  const { data: provider } = useQuery(billingQuery)
  return (error, isNeeded = needsLargerPlan(error)) => {
    if (provider === 'off' || !isNeeded) return undefined
    return {
      label: planTexts.upgradeNow,
      onClick: () => void navigate({ to: '/dashboard/subscription' }),
    }
  }
}

/** Whether an error is due to the plan; a 403 without a known code counts as that. */
export function needsLargerPlan(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false
  return (
    error.code === undefined || error.code === 'plan_limit_reached' || error.code === 'subscription_required'
  )
}
