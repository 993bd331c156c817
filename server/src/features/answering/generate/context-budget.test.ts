import { expect, test } from 'vitest'
import type { LanguageModel } from '../../../platform/language-model/index.ts'
import { contextBudget, recordRejectedPrompt } from './context-budget.ts'

const modelNamed = (name: string): LanguageModel => ({
  name,
  ...{ contextTokens: 12_000, passageTokens: 12_000, price: async () => null, isOwnKey: false },
  isAvailable: () => true,
  stream: () => {
    throw new Error('Nothing is asked here')
  },
})

test('after each long prompt that was refused the next ones are half as long; a short one says nothing', () => {
  const model = modelNamed('small')
  recordRejectedPrompt(model, 300)
  expect(contextBudget(model).passageTokens).toBe(12_000)
  recordRejectedPrompt(model, 11_000)
  expect(contextBudget(model)).toMatchObject({ wholeUpTo: 6000, passageTokens: 6000 })
  recordRejectedPrompt(model, 5500)
  expect(contextBudget(model)).toMatchObject({ wholeUpTo: 3000, passageTokens: 3000 })
  expect(contextBudget(modelNamed('another')).passageTokens).toBe(12_000)
})
