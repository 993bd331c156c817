import { expect, test } from 'vitest'
import { formatAmount, formatCost, formatPrice, formatSpend } from './format-cost.ts'

test.each([
  [0, '$0.00'],
  [0.0004, '<$0.01'],
  [0.01, '$0.01'],
  [0.42, '$0.42'],
  [1234.5, '$1,234.50'],
])('%d dollars are %s', (cost, words) => {
  expect(formatCost(cost)).toBe(words)
})

test('what was spent is unknown only if no price is known', () => {
  const spend = { requests: 3, inputTokens: 900, outputTokens: 60, cost: 0, unpricedRequests: 3 }
  expect(formatSpend(spend)).toBe('Unknown price')
  expect(formatSpend({ ...spend, unpricedRequests: 1, cost: 0.5 })).toBe('$0.50')
  expect(formatSpend({ ...spend, requests: 0, unpricedRequests: 0 })).toBe('$0.00')
  expect(formatPrice(0.075)).toBe('$0.075')
  expect(formatAmount('tokens', 1_500_000)).toBe('1,500,000 tokens')
})
