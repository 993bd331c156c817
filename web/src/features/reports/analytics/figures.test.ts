import type { ActivityCounts } from '@parleykit/contract/reports/analytics/analytics'
import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

const nothing = {
  conversations: 0,
  messages: 0,
  answers: 0,
  refusals: 0,
  suggestionsShown: 0,
  suggestionsTaken: 0,
  thumbsUp: 0,
  thumbsDown: 0,
}
const some: ActivityCounts = {
  conversations: 10,
  messages: 1200,
  answers: 30,
  refusals: 10,
  suggestionsShown: 20,
  suggestionsTaken: 5,
  thumbsUp: 3,
  thumbsDown: 1,
}

test('figures are compared with the period before: amounts in percent, shares in points', () => {
  const more = { ...some, conversations: 15, answers: 70, refusals: 30, thumbsUp: 2, thumbsDown: 2 }
  expect(figuresOf(more, some)).toEqual([
    { label: 'Conversations', value: '15', change: { text: '50%', direction: 'up' }, isGood: null },
    { label: 'Messages', value: '1,200', change: { text: '0%', direction: 'same' }, isGood: null },
    { label: 'Credits used', value: '70', change: { text: '133%', direction: 'up' }, isGood: null },
    { label: 'Refused', value: '30%', change: { text: '5 pts', direction: 'up' }, isGood: false },
    {
      label: 'Suggestions clicked',
      value: '25%',
      change: { text: '0 pts', direction: 'same' },
      isGood: null,
    },
    { label: 'Thumbs up', value: '50%', change: { text: '25 pts', direction: 'down' }, isGood: true },
  ])
})

test('nothing is compared with nothing, and no share taken of it', () => {
  expect(figuresOf(some, nothing).map(({ change }) => change)).toEqual(Array(6).fill(null))
  expect(figuresOf(nothing, some).map(({ value }) => value)).toEqual(['0', '0', '0', '–', '–', '–'])
})
