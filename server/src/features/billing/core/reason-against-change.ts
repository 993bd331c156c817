import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import type { PaidPlan } from '@parleykit/contract/billing/prices'
import type { Terms } from './advance-terms.ts'

/** The reason that a subscription can't change to a plan now, as a sentence, or null. */
export function reasonAgainstChange(terms: Terms, to: PaidPlan): string | null {
  if (terms.status === 'past_due') return billingTexts.paymentDue
  if (terms.cancelAtPeriodEnd) return billingTexts.isEnding
  const isSame = terms.tier === to.tier && terms.interval === to.interval
  if (isSame && terms.nextTier === null) return billingTexts.samePlan
  const isNext = terms.nextTier === to.tier && terms.nextInterval === to.interval
  return isNext ? billingTexts.changeScheduled : null
}
