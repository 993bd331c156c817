import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { chooseWorkspace } from '../../../api/workspace-choice.ts'
import { toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { userQuery } from '../../auth/queries.ts'
import { pricingTexts } from '../pricing-texts.ts'
import { subscriptionQuery } from '../queries.ts'

/** How long the pricing page shows thanks for a subscription, in milliseconds. */
const afterCheckoutMs = 1500

const route = getRouteApi('/pricing')

/** Announces the result of a checkout from its return URL, and navigates on. */
export function useCheckoutReturn(): void {
  const { subscription } = route.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const thank = useEffectEvent(() => {
    toast(pricingTexts.succeeded, 'subscription')
    for (const { queryKey } of [userQuery, subscriptionQuery])
      void queryClient.invalidateQueries({ queryKey })
  })
  const regret = useEffectEvent(() => {
    toastError(pricingTexts.canceled, 'subscription')
    // A reload must not announce the cancellation again.
    void navigate({ to: '/pricing', search: ({ billing }) => ({ billing }), replace: true })
  })
  const leave = useEffectEvent(() => {
    // The purchase belongs to the user's own workspace, whichever was open.
    chooseWorkspace(null)
    void navigate({ to: '/dashboard', replace: true })
  })

  useEffect(() => {
    if (subscription === 'canceled') regret()
    if (subscription !== 'success') return
    thank()
    const timer = setTimeout(leave, afterCheckoutMs)
    return () => clearTimeout(timer)
  }, [subscription])
}
