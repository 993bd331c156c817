import { type PaidPlan, paidPlans, periodCents } from '@parleykit/contract/billing/prices'
import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

const period = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') }
const half = new Date('2026-11-16T00:00:00Z')

test('half of a month with a larger plan costs half of the difference', () => {
  const preview = priceChange(
    period,
    { tier: 'hobby', interval: 'month' },
    { tier: 'standard', interval: 'month' },
    half,
  )
  expect(preview).toMatchObject({ when: 'now', dueNowCents: 5500, nextPaymentCents: 15_000 })
  expect(preview.lines.map(({ amountCents }) => amountCents)).toEqual([-2000, 7500])
  expect(preview.nextPaymentAt).toBe(period.end.toISOString())
})

test('a year begins at once, with what is left of the month taken off', () => {
  const preview = priceChange(
    period,
    { tier: 'hobby', interval: 'month' },
    { tier: 'hobby', interval: 'year' },
    half,
  )
  expect(preview).toMatchObject({ when: 'now', dueNowCents: 38_400 - 2000, nextPaymentCents: 38_400 })
  expect(preview.nextPaymentAt).toBe('2027-11-16T00:00:00.000Z')
})

test('a smaller plan, and months instead of a year, wait for the end and charge nothing', () => {
  const pairs: [PaidPlan, PaidPlan][] = [
    [
      { tier: 'pro', interval: 'month' },
      { tier: 'hobby', interval: 'month' },
    ],
    [
      { tier: 'hobby', interval: 'year' },
      { tier: 'pro', interval: 'month' },
    ],
    [
      { tier: 'pro', interval: 'month' },
      { tier: 'hobby', interval: 'year' },
    ],
  ]
  for (const [from, to] of pairs)
    expect(priceChange(period, from, to, half)).toMatchObject({
      when: 'period_end',
      dueNowCents: 0,
      effectiveAt: period.end.toISOString(),
      nextPaymentCents: periodCents(to),
    })
})

test('no change charges less than nothing, or more than the new plan', () => {
  for (const from of paidPlans)
    for (const to of paidPlans)
      for (const at of [period.start, half, period.end, new Date('2020-01-01'), new Date('2126-01-01')]) {
        const { dueNowCents } = priceChange(period, from, to, at)
        expect(dueNowCents).toBeGreaterThanOrEqual(0)
        expect(dueNowCents).toBeLessThanOrEqual(periodCents(to))
      }
})
