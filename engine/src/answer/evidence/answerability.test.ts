import { expect, test } from 'vitest'
import { packOf } from '../../languages/packs.ts'
import { languageBias } from './answerability.ts'
import { LANGUAGE_BIASES } from './answerability-weights.ts'

test('nothing is added in English, which the weights were learned on', () => {
  expect([languageBias(['en', 'de']), languageBias([])]).toEqual([0, 0])
})

test('a word that is met says most where words are long, and least where a dictionary cuts them small', () => {
  const ordered = ['de', 'zh', 'fr', 'th'].map((code) => languageBias([code]))
  expect(ordered).toEqual(ordered.toSorted((a, b) => b - a))
  expect(new Set(ordered).size).toBe(4)
})

test('a language without a number of its own is weighed as most', () => {
  expect(languageBias(['xx'])).toBe(languageBias(['es']))
  for (const code of Object.keys(LANGUAGE_BIASES)) expect(packOf(code)).toBeDefined()
})
