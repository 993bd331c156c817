import type { TriedAnswer } from '@parleykit/contract/answering/bake-off'
import { expect, test } from 'vitest'
import { formatCost, summarize, verdictOf } from './verdict-of.ts'

type Receipt = TriedAnswer['receipt']
type Model = NonNullable<Receipt['model']>

/** An answer with the parts of a receipt that a verdict reads. */
function answer(receipt: Partial<Receipt>, isRefused = false): TriedAnswer {
  const milliseconds = { search: 1, firstToken: 100, whole: 1500 }
  const whole = { answerer: 'model', model: null, milliseconds, ...receipt } as Receipt
  return { isRefused, text: 'Text', sources: [], receipt: whole }
}

function written(verification: { outcome: string; cost: number | null } | null, cost: number | null = 0.001) {
  return answer({ model: { name: 'm', fault: null, cost, verification } as Model })
}

test.each([
  ['held', written({ outcome: 'held', cost: null })],
  ['corrected', written({ outcome: 'put_right', cost: null })],
  ['replaced', written({ outcome: 'replaced', cost: null })],
  ['unchecked', written(null)],
  ['quoted', answer({ answerer: 'embedded' })],
  ['other', answer({ answerer: 'curated' })],
  ['refused', answer({ answerer: 'none' }, true)],
  ['failed', answer({ answerer: 'embedded', model: { fault: 'no_credit' } as Model })],
] as const)('an answer can be %s', (verdict, tried) => {
  expect(verdictOf(tried)).toBe(verdict)
})

test('a column is summed up with what verification cost, and says nothing of costs that are unknown', () => {
  const both = [written({ outcome: 'held', cost: 0.0005 }), answer({ answerer: 'none' }, true)]
  expect(summarize(both)).toBe('1 answered · 1 refused · 1.5 s on average · $0.0015')
  expect(summarize([written(null, null)])).toBe('1 answered · 1.5 s on average')
  expect(summarize([])).toBe('')
})

test('small costs keep two digits', () => {
  expect([0, 0.00042, 0.12, 12.3].map(formatCost)).toEqual(['$0', '$0.00042', '$0.12', '$12.30'])
})
