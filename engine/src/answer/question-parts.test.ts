import { expect, test } from 'vitest'
import { partsOf } from './question-parts.ts'

test.each([
  [['en'], 'When do you open and what does it cost?', ['When do you open', 'what does it cost']],
  [
    ['es'],
    'mi hijo tiene fiebre, hay doctor en el pueblo',
    ['mi hijo tiene fiebre, hay doctor en el pueblo'],
  ],
  [['nl'], 'wanneer open en wat kost het', ['wanneer open', 'wat kost het']],
  [['it'], 'dove lavo i vestiti', ['dove lavo i vestiti']],
  [['pl'], 'ile kosztuje i kiedy', ['ile kosztuje', 'kiedy']],
  [['fi'], 'En tiedä. Milloin? Missä?', ['En tiedä. Milloin', 'Missä']],
])('%s: a question is parted by what joins in its own language', (languages, text, parts) => {
  expect(partsOf({ text, languages })).toEqual(parts)
})
