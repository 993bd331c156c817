import { afterCheckoutMs } from '@parleykit/contract/limits'
import { pricingTexts } from '@parleykit/contract/pricing-texts'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { userQuery } from '../auth/queries.ts'
import { subscriptionQuery } from '../billing/queries.ts'

const route = getRouteApi('/pricing')

/** Tells what came of a checkout, as its return address says, and leads on from there. */
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
    // A reload is no second cancellation.
    void navigate({ to: '/pricing', search: ({ billing }) => ({ billing }), replace: true })
  })
  const leave = useEffectEvent(() => {
    // What was bought is one's own, whichever workspace was open.
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
