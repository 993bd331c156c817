import { expect, test } from 'vitest'
import { buildIndex } from '../index/build-index.ts'
import { partCompound, termsWithBeginning, termsWithEnd } from './compound-terms.ts'

const index = buildIndex(
  [
    'Während des Umbaus stellen wir Ihnen eine Miettoilette auf, die wir jede Woche leeren.',
    'Die Parkplatzordnung hängt an der Einfahrt, und der Verkauf ist am Schalter.',
  ].map((text, at) => ({ passageId: at + 1, entryId: at + 1, title: '', heading: '', text })),
)

test('compounds of the knowledge are found by their last part, and by their beginning', () => {
  expect(termsWithEnd(index, 'toilett', 'de')).toEqual(['miettoilett'])
  expect(termsWithBeginning(index, 'parkplatz', 'de')).toEqual(['parkplatzordn'])
})

test('a prefix that changes a meaning makes no compound, nor does a language without compounds', () => {
  expect(termsWithEnd(index, 'kauf', 'de')).toEqual([])
  expect(termsWithEnd(index, 'toilett', 'fr')).toEqual([])
})

test.each([
  ['de', 'lohnbescheinigung', 'lohn', 'bescheinigung'],
  ['de', 'arbeitszeugnis', 'arbeit', 'zeugnis'],
  ['nl', 'fietsslot', 'fiets', 'slot'],
])('%s: %s has parts', (language, word, first, last) => {
  const words = new Set(['lohn', 'bescheinigung', 'arbeit', 'zeugnis', 'fiets', 'slot'])
  expect(partCompound(word, language, (part) => words.has(part))).toEqual({ first, last })
})

test('what has a part that is no word is no compound', () => {
  expect(partCompound('zeugniskram', 'de', (part) => part === 'zeugnis')).toBeUndefined()
  expect(partCompound('verkaufen', 'de', () => true)).not.toEqual({ first: 'ver', last: 'kaufen' })
})
