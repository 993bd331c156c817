import { describe, expect, test } from 'vitest'
import { advanceTerms, type Terms } from './advance-terms.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

const monthly: Terms = {
  tier: 'standard',
  interval: 'month',
  status: 'active',
  anchorAt: day('2026-01-31'),
  periodStart: day('2026-01-31'),
  periodEnd: day('2026-02-28'),
  cancelAtPeriodEnd: false,
  nextTier: null,
  nextInterval: null,
  graceEndsAt: null,
}

describe('a period that ends', () => {
  test('is followed by the next one, which is charged', () => {
    expect(advanceTerms(monthly, day('2026-02-28'), true)).toMatchObject({
      terms: { periodStart: day('2026-02-28'), periodEnd: day('2026-03-31') },
      charge: { amountCents: 15_000, isPaid: true },
      oddity: null,
    })
  })

  test('brings the plan that was waiting, with an anniversary of its own for another interval', () => {
    const waiting = { ...monthly, nextTier: 'hobby', nextInterval: 'year' } as const
    expect(advanceTerms(waiting, day('2026-03-01'), true)).toMatchObject({
      terms: {
        tier: 'hobby',
        interval: 'year',
        anchorAt: day('2026-02-28'),
        periodEnd: day('2027-02-28'),
        nextTier: null,
      },
      charge: { amountCents: 38_400 },
    })
  })

  test('ends what was canceled without a charge', () => {
    const canceled = { ...monthly, cancelAtPeriodEnd: true }
    expect(advanceTerms(canceled, day('2026-02-27'), true)).toBeNull()
    expect(advanceTerms(canceled, day('2026-02-28'), true)).toMatchObject({
      terms: { status: 'ended' },
      charge: null,
    })
  })

  test('leaves three days where the card is refused, then ends', () => {
    const refused = advanceTerms(monthly, day('2026-02-28'), false)
    expect(refused).toMatchObject({
      terms: { status: 'past_due', graceEndsAt: day('2026-03-03') },
      charge: { isPaid: false },
    })
    const due = { ...monthly, ...refused?.terms }
    expect(advanceTerms(due, day('2026-03-02'), false)).toBeNull()
    expect(advanceTerms(due, day('2026-03-03'), false)).toMatchObject({ terms: { status: 'ended' } })
  })
})

describe('a clock that is wrong', () => {
  test('charges one period after a leap of a hundred years, and moves it back with the clock', () => {
    const leapt = advanceTerms(monthly, day('2126-02-01'), true)
    expect(leapt).toMatchObject({ charge: { amountCents: 15_000 }, oddity: expect.any(String) })
    const ahead = { ...monthly, ...leapt?.terms }
    expect(advanceTerms(ahead, day('2026-03-05'), true)).toMatchObject({
      terms: { periodStart: day('2026-02-28'), periodEnd: day('2026-03-31') },
      charge: null,
      oddity: expect.any(String),
    })
  })

  test('before the subscription changes nothing', () => {
    expect(advanceTerms(monthly, day('1970-01-01'), true)).toBeNull()
  })

  test('gives no more than three days of grace', () => {
    const due = { ...monthly, status: 'past_due', graceEndsAt: day('2026-03-03') } as const
    expect(advanceTerms(due, day('2025-01-01'), false)).toMatchObject({
      terms: { graceEndsAt: day('2025-01-04') },
    })
  })
})
