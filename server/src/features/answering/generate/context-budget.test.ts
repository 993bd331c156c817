import { expect, test } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import type { LanguageModel } from '../../../platform/language-model/index.ts'
import { contextBudget, recordRejectedPrompt } from './context-budget.ts'

const modelNamed = (name: string): LanguageModel => ({
  name,
  isAvailable: () => true,
  stream: () => {
    throw new Error('Nothing is asked here')
  },
})
const platformWith = (variables: Record<string, string>) => ({
  config: readConfig({ LLM_MODEL: 'm', LLM_API_KEY: 'k', ...variables }),
})
const local = platformWith({ LLM_BASE_URL: 'http://127.0.0.1:11434/v1' })

test('a model whose context is known reads more than one whose is not', () => {
  const known = platformWith({ LLM_PROVIDER: 'openai' })
  expect(contextBudget(known, modelNamed('a'))).toMatchObject({ wholeUpTo: 24_000, passageTokens: 24_000 })
  expect(contextBudget(local, modelNamed('b'))).toMatchObject({ wholeUpTo: 12_000, passageTokens: 12_000 })
})

test('after each long prompt that was refused the next ones are half as long; a short one says nothing', () => {
  const model = modelNamed('small')
  recordRejectedPrompt(model, 300)
  expect(contextBudget(local, model).passageTokens).toBe(12_000)
  recordRejectedPrompt(model, 11_000)
  expect(contextBudget(local, model)).toMatchObject({ wholeUpTo: 6000, passageTokens: 6000 })
  recordRejectedPrompt(model, 5500)
  expect(contextBudget(local, model)).toMatchObject({ wholeUpTo: 3000, passageTokens: 3000 })
  expect(contextBudget(local, modelNamed('another')).passageTokens).toBe(12_000)
})
