import { expect, test } from 'vitest'
import { signTerms } from './sign-terms.ts'

test('Chinese signs of a pair have terms of their own, which no word can be', () => {
  expect(signTerms('宿泊')).toHaveLength(2)
  expect(signTerms('泊ま')).toEqual([signTerms('宿泊')[1]])
  expect(signTerms('泊')).toEqual(signTerms('泊ま'))
  expect(signTerms('泊')).not.toContain('泊')
})

test('kana and letters have none', () => {
  expect(['ペッ', 'でき', 'ab', 'Straße', 'スーツケース'].flatMap(signTerms)).toEqual([])
})
