import { expect, test } from 'vitest'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import { misspellWord, TYPOS } from './misspell-word.ts'

test.each(TYPOS)('a %s changes a word by one typo, the same one for the same seed', (typo) => {
  const lengths = { substitution: 6, deletion: 5, insertion: 7, transposition: 6 }
  const misspelt = misspellWord('lesson', typo, seededRandom(1))
  expect(misspelt).not.toBe('lesson')
  expect(misspelt).toHaveLength(lengths[typo])
  expect(misspellWord('lesson', typo, seededRandom(1))).toBe(misspelt)
})

test('a word of one letter repeated is misspelt all the same', () => {
  expect(misspellWord('aaaa', 'transposition', seededRandom(1))).toBe('aaa')
})
