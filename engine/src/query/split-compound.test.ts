import { expect, test } from 'vitest'
import { splitCompound } from './split-compound.ts'

test.each([
  ['de', 'lohnbescheinigung', 'lohn', 'bescheinigung'],
  ['de', 'arbeitszeugnis', 'arbeit', 'zeugnis'],
  ['nl', 'fietsslot', 'fiets', 'slot'],
])('%s: %s has parts', (language, word, first, last) => {
  const words = new Set(['lohn', 'bescheinigung', 'arbeit', 'zeugnis', 'fiets', 'slot'])
  expect(splitCompound(word, language, (part) => words.has(part))).toEqual({ first, last })
})

test('what has a part that is no word is no compound', () => {
  expect(splitCompound('zeugniskram', 'de', (part) => part === 'zeugnis')).toBeUndefined()
  expect(splitCompound('verkaufen', 'de', () => true)).not.toEqual({ first: 'ver', last: 'kaufen' })
})
