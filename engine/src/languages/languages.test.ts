import { expect, test } from 'vitest'
import { stemmerFor } from './languages.ts'

test('a stemmer that leaves nothing of a word leaves the word', () => {
  expect(['kino', 'pes', 'hodiny', 'hodina'].map(stemmerFor('cs'))).toEqual(['kino', 'pes', 'hod', 'hod'])
  expect(['şimdi', 'iyi', 'kitaplar', 'kitap'].map(stemmerFor('tr'))).toEqual([
    'şimdi',
    'iyi',
    'kitap',
    'kitap',
  ])
})
