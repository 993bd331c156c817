import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import type { Answer } from '../compose-answer.ts'
import { refuseContradicted } from './refuse-contradicted.ts'

const text = `| Dish | Small | Large |
| --- | --- | --- |
| Plaice | | 22.90 € |
| Hake | 11.90 € | 26.40 € |
| Soup | 4.90 € | |
| Bread | | |`
const index = buildIndex([{ passageId: 7, entryId: 1, title: 'menu.xlsx', heading: '', text, isSheet: true }])
const quoting = (quote: string): Answer => ({
  ...{ kind: 'answer', text: quote, quotes: [{ passageId: 7, quote }], bestSentences: new Map() },
  ...{ confidence: 0.8, features: null },
})
const [plaice, hake, , bread] = text.split('\n').slice(2)

test.each([
  ['Which mains cost under 20 euros?', plaice, 'refusal'],
  ['Which mains cost under 20 euros?', hake, 'answer'],
  ['Which mains cost under 20 euros?', bread, 'answer'],
  ['Which mains cost under $20?', hake, 'refusal'],
  ['Which of the mains is the cheapest?', hake, 'refusal'],
  ['What does the plaice cost?', plaice, 'answer'],
])('%s %s: %s', (question, row = '', kind) => {
  expect(refuseContradicted(index, question, quoting(row)).kind).toBe(kind)
})

test('sentences contradict nothing', () => {
  const answer = quoting('Our cheapest dish costs 22.90 €.')
  expect(refuseContradicted(index, 'Which dish is the cheapest?', answer)).toBe(answer)
})
