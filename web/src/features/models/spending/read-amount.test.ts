import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['5', 5],
  ['$5', 5],
  [' 0.50 ', 0.5],
  ['0,5', 0.5],
  ['.5', 0.5],
  ['1,50', 1.5],
  ['1000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1\u202f000,50', 1000.5],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234,567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['99999999999999999999', 1e20],
])('a budget of "%s" dollars is %d', (typed, amount) => {
  expect(readAmount(typed, 2)).toBe(amount)
})

test.each([
  ['0.0375', 0.0375],
  ['0,075', 0.075],
  ['1.125', 1.125],
  ['1,2500', 1.25],
  ['1,250.5', 1250.5],
  ['2000', 2000],
])('a price of "%s" dollars is %d', (typed, amount) => {
  expect(readAmount(typed, 4)).toBe(amount)
})

test.each([
  ['15', 15],
  ['2.000', 2000],
  ['2,000', 2000],
  ['1 500 000', 1_500_000],
  ['1.500.000', 1_500_000],
])('"%s" tokens are %d', (typed, amount) => {
  expect(readAmount(typed, 0)).toBe(amount)
})

const odd = ['', '$', 'two', '-1', '+1', '1e3', '5 €', '1.', '1..5', '12,34,56', '1.23,456.7', '1 0,5', '$$1']

test.each([
  ...odd.flatMap((typed) => ([0, 2, 4] as const).map((decimals) => [typed, decimals] as const)),
  ['1,5', 0],
  ['1.5', 0],
  ['1.000,000', 0],
  ['0,500', 0],
  ['1.000', 2],
  ['0,125', 2],
  ['1.2345', 2],
  ['1,234.567', 2],
  ['1,250', 4],
  ['1.23456', 4],
] as const)('"%s" is no amount with %d decimals', (typed, decimals) => {
  expect(readAmount(typed, decimals)).toBeNaN()
})
