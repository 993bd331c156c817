import { expect, test } from 'vitest'
import { normaliseWord } from '../text/normalise-word.ts'
import { verbTerms } from './verb-terms.ts'

test.each([
  ['de', 'gekostet', 'kosten'],
  ['de', 'kosten', 'gekostet'],
  ['de', 'angefangen', 'anfangen'],
  ['de', 'anmelden', 'angemeldet'],
  ['nl', 'woont', 'wonen'],
  ['nl', 'leven', 'geleefd'],
  ['nl', 'gebouwd', 'bouwen'],
  ['nl', 'aanmelden', 'aangemeld'],
])('%s: "%s" may stand as "%s"', (language, word, form) => {
  expect(verbTerms(word, language)).toContain(normaliseWord(form, language)[0])
})

test('nouns and other languages have no verb forms', () => {
  expect(verbTerms('gast', 'de')).toEqual([])
  expect(verbTerms('gesicht', 'de')).not.toContain('sich')
  expect(verbTerms('gestation', 'en')).toEqual([])
})
