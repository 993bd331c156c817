import type { EvalAnswer } from '@parleykit/contract/answering/evals/evals'
import { expect, test } from 'vitest'
import { compareAnswers } from './compare-answers.ts'
import { tidyQuestions } from './tidy-questions.ts'

const quoted: EvalAnswer = {
  isRefused: false,
  text: 'The ferry leaves at noon.',
  sources: [{ title: 'Ferries', url: null, quote: 'The ferry leaves at noon.' }],
  answerer: 'embedded',
  refusal: null,
  milliseconds: 3,
}
const refused: EvalAnswer = {
  ...quoted,
  isRefused: true,
  text: "I don't know.",
  sources: [],
  answerer: 'none',
  refusal: 'weak_evidence',
}

test('words that are the same are the same answer, others are another one', () => {
  expect(compareAnswers(quoted, { ...quoted, milliseconds: 9 })).toBe('same')
  expect(compareAnswers(quoted, { ...quoted, text: 'The ferry leaves at one.' })).toBe('changed')
})

test('a refusal that comes or goes is said, whatever its reason and words', () => {
  expect(compareAnswers(quoted, refused)).toBe('newly_refused')
  expect(compareAnswers(refused, quoted)).toBe('newly_answered')
  expect(compareAnswers(refused, { ...refused, refusal: 'nothing_found', text: 'No idea.' })).toBe('same')
})

test('what a model words is compared by what it answers from', () => {
  const worded: EvalAnswer = { ...quoted, answerer: 'model' }
  expect(compareAnswers(worded, { ...worded, text: 'At noon, the ferry leaves.' })).toBe('same')
  const other = [{ title: 'Ferries', url: null, quote: 'The ferry leaves at one.' }]
  expect(compareAnswers(worded, { ...worded, sources: other })).toBe('changed')
  expect(compareAnswers(worded, { ...quoted, text: 'At noon.' })).toBe('changed')
})

test('questions are kept in a line each, and once', () => {
  const typed = [' When does it\nleave? ', '', 'when does it leave?', 'And back?']
  expect(tidyQuestions(typed)).toEqual(['When does it leave?', 'And back?'])
})
