import type { ChangePreview, Subscription } from '@parleykit/contract/billing/billing'
import { expect, test } from 'vitest'
import { chargeInWords, isOverLimit, lossInWords, planName, tierName, whatComesNext } from './plan-words.ts'

const renewsAt = '2026-12-15T12:00:00.000Z'
const paid: Subscription = {
  provider: 'sandbox',
  status: 'active',
  tier: 'standard',
  tierWithoutPlan: 'free',
  plan: { tier: 'standard', interval: 'month', amountCents: 15_000 },
  currency: 'usd',
  startedAt: renewsAt,
  periodStart: renewsAt,
  renewsAt,
  renewalCents: 15_000,
  endsAt: null,
  graceEndsAt: null,
  scheduledChange: null,
  hasPortal: true,
  receipts: [],
}

test.each([
  [[], [], ''],
  [['Shop'], [], 'The smaller plan pauses one agent (Shop). Nothing is deleted.'],
  [[], ['ann', 'ben'], 'The smaller plan pauses 2 members (ann, ben). Nothing is deleted.'],
  [
    ['Shop', 'Help'],
    ['ann'],
    'The smaller plan pauses 2 agents (Shop, Help) and one member (ann). Nothing is deleted.',
  ],
])('what %j and %j lose', (agents, members, words) => {
  expect(lossInWords(agents, members)).toBe(words)
})

test('plans have the names of their cards, and the others their own', () => {
  expect([tierName('PRO'), tierName('admin')]).toEqual(['Pro', 'Admin'])
  expect(planName({ tier: 'hobby', interval: 'year' })).toBe('Hobby, yearly')
})

test('each state of a subscription says what comes next and what it costs', () => {
  expect(whatComesNext(paid)).toMatch(/^Renews on .*2026.* for \$150\.$/)
  expect(whatComesNext({ ...paid, status: 'canceling', renewsAt: null, endsAt: renewsAt })).toMatch(
    /you keep it until .*2026.*Then your plan is Free\.$/,
  )
  expect(whatComesNext({ ...paid, status: 'past_due', renewsAt: null, graceEndsAt: renewsAt })).toMatch(
    /failed\. Pay by .*2026.*then your plan is Free\.$/,
  )
  const given = { ...paid, tier: 'pro', tierWithoutPlan: 'pro', renewsAt: null }
  expect(whatComesNext({ ...given, status: 'past_due', graceEndsAt: renewsAt })).toMatch(
    /then your plan stays Pro\.$/,
  )
  expect(
    whatComesNext({ ...given, status: 'canceling', tierWithoutPlan: 'hobby', endsAt: renewsAt }),
  ).toMatch(/Then your plan is Hobby\.$/)
  const scheduledChange = { tier: 'hobby', interval: 'month', at: renewsAt } as const
  expect(whatComesNext({ ...paid, renewalCents: 4000, scheduledChange })).toMatch(
    /^Becomes Hobby, monthly on .*2026.* for \$40 a month\.$/,
  )
  expect(whatComesNext({ ...paid, status: 'ended', renewsAt: null, renewalCents: null })).toBe(
    'Your subscription Standard, monthly has ended.',
  )
  expect(whatComesNext({ ...paid, status: 'none', plan: null, renewsAt: null, renewalCents: null })).toBe('')
})

test('a change says whether it charges now', () => {
  const preview: ChangePreview = {
    tier: 'pro',
    interval: 'month',
    when: 'now',
    effectiveAt: renewsAt,
    dueNowCents: 17_550,
    lines: [],
    nextPaymentCents: 50_000,
    nextPaymentAt: renewsAt,
    currency: 'usd',
    pricedAt: renewsAt,
  }
  expect(chargeInWords(preview)).toMatch(/^\$175\.50 is charged now.* next payment is \$500 on /)
  expect(chargeInWords({ ...preview, when: 'period_end', dueNowCents: 0 })).toMatch(
    /^Nothing is charged now\./,
  )
})

test('one agent of one is fine, all credits of a month are not, and neither is more than the plan has', () => {
  expect(isOverLimit(1, 1, false)).toBe(false)
  expect(isOverLimit(2, 1, false)).toBe(true)
  expect(isOverLimit(99, 100, true)).toBe(false)
  expect(isOverLimit(100, 100, true)).toBe(true)
  expect(isOverLimit(5, Number.POSITIVE_INFINITY, true)).toBe(false)
})
