import { expect, test } from 'vitest'
import { budgetValues, toBudgetValues } from './budget-form-values.ts'

const errorOf = (unit: 'tokens' | 'usd', amount: string) =>
  budgetValues.safeParse({ unit, amount }).error?.issues[0]?.message

test.each([
  ['usd', 'two', 'Please enter an amount such as 0.50'],
  ['usd', '0', 'Please enter at least 0.01 US dollars'],
  ['usd', '1000000000', 'Please enter at most 1,000,000 US dollars'],
  ['tokens', '1,5', 'Please enter a whole number of tokens, such as 500,000'],
  ['tokens', '0', 'Please enter at least 1 token'],
  ['tokens', '99999999999999999999', 'Please enter at most 1,000,000,000,000 tokens'],
] as const)('the error in %s of "%s" tells what to enter', (unit, amount, error) => {
  expect(errorOf(unit, amount)).toBe(error)
})

test.each([
  { unit: 'usd', amount: 1234.5 },
  { unit: 'usd', amount: 1000 },
  { unit: 'tokens', amount: 5_000_000 },
] as const)('a saved budget of $amount $unit stays the same in the form', (budget) => {
  expect(budgetValues.parse(toBudgetValues(budget))).toEqual(budget)
})
