import { expect, test } from 'vitest'
import { characterTerms } from './character-terms.ts'

test('Chinese signs of a pair have terms of their own, which no word can be', () => {
  expect(characterTerms('宿泊')).toHaveLength(2)
  expect(characterTerms('泊ま')).toEqual([characterTerms('宿泊')[1]])
  expect(characterTerms('泊')).toEqual(characterTerms('泊ま'))
  expect(characterTerms('泊')).not.toContain('泊')
})

test('kana and letters have none', () => {
  expect(['ペッ', 'でき', 'ab', 'Straße', 'スーツケース'].flatMap(characterTerms)).toEqual([])
})
