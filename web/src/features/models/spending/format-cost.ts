import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { Spend } from '@parleykit/contract/models/spend'
import { spendingTexts } from './spending-texts.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const finely = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})

/** Tokens read and written. */
export const tokensOf = ({ inputTokens, outputTokens }: Spend): number => inputTokens + outputTokens

/** US dollars in words: "$0.42", or "<$0.01" below a cent. */
export function formatCost(cost: number): string {
  return cost > 0 && cost < 0.01 ? '<$0.01' : dollars.format(cost)
}

/** The price of a million tokens, which may be less than a cent. */
export function formatPrice(price: number): string {
  return finely.format(price)
}

/** What was spent, if its prices are known. */
export function formatSpend({ cost, requests, unpricedRequests }: Spend): string {
  return requests > 0 && unpricedRequests === requests ? spendingTexts.unknownCost : formatCost(cost)
}

/** An amount in the unit of a budget. */
export function formatAmount(unit: ModelBudget['unit'], amount: number): string {
  return unit === 'usd'
    ? formatCost(amount)
    : `${amount.toLocaleString()} ${amount === 1 ? 'token' : 'tokens'}`
}
