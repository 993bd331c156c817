import { planTexts } from '@parleykit/contract/owner-billing-texts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import type { WayOut } from '../../ui/toast-queue.ts'
import { billingQuery } from './queries.ts'

/** The way to a larger plan, for the toast of what a plan has refused; undefined where none would help or none is sold. */
export function useUpgradeOffer(): (error: unknown) => WayOut | undefined {
  const navigate = useNavigate()
  const { data: provider } = useQuery(billingQuery)
  return (error) => {
    if (provider === 'off' || !needsLargerPlan(error)) return undefined
    return {
      label: planTexts.upgradeNow,
      onClick: () => void navigate({ to: '/dashboard/subscription' }),
    }
  }
}

/** Whether a plan is why something was refused; a 403 without a reason of ours counts as that. */
export function needsLargerPlan(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false
  return (
    error.code === undefined || error.code === 'plan_limit_reached' || error.code === 'subscription_required'
  )
}
