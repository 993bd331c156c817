import type { ChangePreview, Subscription } from '@parleykit/contract/billing/billing'
import {
  type BillingInterval,
  centsInWords,
  compareTiers,
  type PaidPlan,
} from '@parleykit/contract/billing/prices'
import { planCardOf } from './plan-cards.ts'

/** The name of a tier as a heading; admin and unknown tiers unchanged. */
export function tierName(tier: string): string {
  return planCardOf(tier)?.name ?? `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`
}

/** Formats a plan, such as "Standard, yearly". */
export function planName({ tier, interval }: PaidPlan): string {
  return `${tierName(tier)}, ${interval === 'year' ? 'yearly' : 'monthly'}`
}

/** Formats a price, such as "$40 a month". */
export function priceInWords(cents: number, interval: BillingInterval): string {
  return `${centsInWords(cents)} a ${interval}`
}

/** Formats the date of a moment in the reader's locale. */
export function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })
}

type End = Pick<Subscription, 'tierWithoutPlan' | 'plan'>

/** Whether the end of a subscription takes nothing away because the operator has given as much. */
export function losesNothing({ tierWithoutPlan, plan }: End): boolean {
  return plan !== null && compareTiers(tierWithoutPlan, plan.tier) >= 0
}

/** Describes the plan after a subscription ends, such as "your plan is Free". */
export function planAfterwards(end: End): string {
  return `your plan ${losesNothing(end) ? 'stays' : 'is'} ${tierName(end.tierWithoutPlan)}`
}

/** Describes the next or last change of a subscription in a sentence; empty if there is none. */
export function whatComesNext(subscription: Subscription): string {
  const { status, plan, renewsAt, renewalCents, endsAt, graceEndsAt, scheduledChange } = subscription
  if (status === 'past_due' && graceEndsAt)
    return `Your last renewal payment failed. Pay by ${dayOf(graceEndsAt)} to keep your subscription; then ${planAfterwards(subscription)}.`
  if (status === 'canceling' && endsAt)
    return `Canceled: you keep it until ${dayOf(endsAt)} and won't be charged again. Then ${planAfterwards(subscription)}.`
  if (status === 'ended' && plan) return `Your subscription ${planName(plan)} has ended.`
  if (scheduledChange)
    return `Becomes ${planName(scheduledChange)} on ${dayOf(scheduledChange.at)}${renewalCents === null ? '' : ` for ${priceInWords(renewalCents, scheduledChange.interval)}`}.`
  if (renewsAt && renewalCents !== null)
    return `Renews on ${dayOf(renewsAt)} for ${centsInWords(renewalCents)}.`
  return ''
}

/** Describes which agents and members a smaller plan pauses; empty if it pauses none. */
export function lossInWords(agents: readonly string[], members: readonly string[]): string {
  const counted = [
    agents.length > 0 &&
      `${agents.length === 1 ? 'one agent' : `${agents.length} agents`} (${agents.join(', ')})`,
    members.length > 0 &&
      `${members.length === 1 ? 'one member' : `${members.length} members`} (${members.join(', ')})`,
  ].filter((part) => part !== false)
  return counted.length === 0 ? '' : `The smaller plan pauses ${counted.join(' and ')}. Nothing is deleted.`
}

/** Describes the amount and date of a plan change's charge. */
export function chargeInWords(preview: ChangePreview): string {
  const { when, effectiveAt, dueNowCents, nextPaymentCents, nextPaymentAt } = preview
  const next = `${centsInWords(nextPaymentCents)} on ${dayOf(nextPaymentAt)}`
  if (when === 'period_end')
    return `Nothing is charged now. Your plan changes on ${dayOf(effectiveAt)}; the next payment is ${next}.`
  return `${centsInWords(dueNowCents)} is charged now, and your plan changes at once. The next payment is ${next}.`
}

/** Whether usage exceeds a plan's limit, or reaches it if that stops something, such as credits. */
export function isOverLimit(used: number, limit: number, stopsWhenFull: boolean): boolean {
  return used > limit || (stopsWhenFull && used === limit)
}
