import { type PaidTier, paidTierOf } from '@parleykit/contract/billing/prices'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { type PlanCard, planCardOf } from '../plan-cards.ts'
import { pricingTexts } from '../pricing-texts.ts'
import { useStartSubscription } from '../queries.ts'
import { useNavigateToUrl } from '../use-navigate-to-url.ts'
import { useOpenOwnPlan } from '../use-open-own-plan.ts'

/** Delay between signing in and the automatic checkout of the chosen plan, in milliseconds. */
const autoCheckoutMs = 500

const route = getRouteApi('/pricing')

/**
 * Starts a chosen plan: the free one on the dashboard, a paid one at the checkout, after signing in if necessary. A
 * plan chosen before signing in starts automatically.
 */
export function usePlanStart(isYearly: boolean) {
  const { user } = useAuth()
  const { tier: asked } = route.useSearch()
  const navigate = useNavigate()
  const goTo = useNavigateToUrl()
  const start = useStartSubscription()
  const openOwnPlan = useOpenOwnPlan()
  const [starting, setStarting] = useState<PaidTier | null>(null)

  async function checkOut(tier: PaidTier) {
    setStarting(tier)
    try {
      const started = await clearToastsBefore('subscription', start).mutateAsync({ tier, isYearly })
      if (started.status === 'created' && started.checkoutUrl !== null) return goTo(started.checkoutUrl)
      toast(pricingTexts.active(started.tier), 'subscription')
      await navigate({ to: '/dashboard' })
    } catch (error) {
      const isDue = error instanceof ApiError && error.code === 'payment_due'
      const text = { title: pricingTexts.errorTitle, description: reasonOf(error) }
      toastError(text, 'subscription', isDue ? { label: 'Pay now', onClick: openOwnPlan } : undefined)
      setStarting(null)
    }
  }

  function choose({ tier }: PlanCard) {
    if (tier === 'free') return void navigate({ to: '/dashboard' })
    if (user) return void checkOut(tier)
    const next = `/pricing?tier=${tier}&billing=${isYearly ? 'yearly' : 'monthly'}`
    void navigate({ to: '/auth', search: { next } })
  }

  const startAsked = useEffectEvent((tier: PaidTier) => {
    void checkOut(tier)
    void navigate({ to: '/pricing', search: {}, replace: true })
  })
  const wanted = paidTierOf(planCardOf(asked)?.tier ?? '')
  const isSignedIn = Boolean(user)
  useEffect(() => {
    if (wanted === null || !isSignedIn) return
    const timer = setTimeout(() => startAsked(wanted), autoCheckoutMs)
    return () => clearTimeout(timer)
  }, [wanted, isSignedIn])

  // A user who returns from the provider's page may find this page in its old state.
  useEffect(() => {
    const startAnew = ({ persisted }: PageTransitionEvent) => persisted && setStarting(null)
    window.addEventListener('pageshow', startAnew)
    return () => window.removeEventListener('pageshow', startAnew)
  }, [])

  // A plan about to start automatically can't be started twice.
  return { starting: starting ?? (isSignedIn ? wanted : null), choose }
}

/** The status and the server's message, or a general message if there is none. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.detail ? `${error.status}: ${error.detail}` : pricingTexts.failed
}
