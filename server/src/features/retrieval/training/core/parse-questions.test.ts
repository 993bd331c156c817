import { expect, test } from 'vitest'
import { parseQuestions } from './parse-questions.ts'
import { batchPassages } from './question-prompt.ts'

const passages = [
  { title: 'Prices', heading: 'Boats', text: 'A boat costs 20 euros an hour, 60 a day.' },
  { title: '', heading: '', text: 'Hunde dürfen mit.' },
]

test('a line for each question, however it is marked', () => {
  const written =
    '1: What does a boat cost?\n[2] - Darf mein Welpe mit?\n2. **Sind Haustiere erlaubt?**\nSure!\n3: No passage?'
  expect(parseQuestions(written, passages)).toEqual([
    ['What does a boat cost?'],
    ['Darf mein Welpe mit?', 'Sind Haustiere erlaubt?'],
  ])
})

test.each([
  'Is it 25 euros?',
  'Can I write to boats@harbour.example?',
  'Is www.harbour.example yours?',
  'Is it on harbour.example/boats?',
  'Do I call +49 170 1234567?',
  `Is it ${'very '.repeat(30)} long?`,
  'Is <b>this</b> fine?',
  'A [link](x)?',
  'Hidden\u200bwords here?',
  'Why?',
])('%s is no question to keep', (question) => {
  expect(parseQuestions(`1: ${question}`, passages)[0]).toEqual([])
})

test('the same question is kept once, four of a passage at most, numbers that the passage has are fine', () => {
  const lines = [
    'Is it 20 euros?',
    'is it 20 euros?',
    'Is it 60 a day?',
    'Dear to rent?',
    'Is it cheap?',
    'Any more?',
  ]
  expect(parseQuestions(lines.map((line) => `1: ${line}`).join('\n'), passages)[0]).toHaveLength(4)
})

test('groups are bounded in passages and tokens', () => {
  const group = (tokens: number, count: number) =>
    batchPassages(Array.from({ length: count }, () => ({ title: '', heading: '', text: '', tokens })))
  expect(group(10, 20).map(({ length }) => length)).toEqual([8, 8, 4])
  expect(group(2000, 3).map(({ length }) => length)).toEqual([1, 1, 1])
})
