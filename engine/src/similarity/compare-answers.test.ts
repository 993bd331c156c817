import { expect, test } from 'vitest'
import { compareAnswers } from './compare-answers.ts'

const curated = 'Standard shipping to Germany costs 7 euros.'

test('knowledge that holds every word and number of the answer makes it needless', () => {
  const quotes = ['Standard shipping costs 7 euros for parcels to Germany.', 'It takes two days.']
  expect(compareAnswers(curated, quotes, 'en')).toEqual({ kind: 'same' })
})

test('the same matter with other numbers is told, with the sentence', () => {
  const quotes = ['We ship every day.', 'Standard shipping to Germany costs 5 euros.']
  expect(compareAnswers(curated, quotes, 'en')).toEqual({ kind: 'other-numbers', quote: quotes[1] })
})

test('nothing is claimed where words alone cannot tell', () => {
  expect(compareAnswers(curated, ['The warehouse is 12 km from Rotterdam.'], 'en').kind).toBe('unclear')
  expect(compareAnswers(curated, ['Standard shipping to Germany does not cost 7 euros.'], 'en').kind).toBe(
    'unclear',
  )
  expect(compareAnswers('Yes.', ['Yes, 24 hours.'], 'en').kind).toBe('unclear')
})
