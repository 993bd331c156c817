import type { EvalAnswer, EvalChange, EvalResult } from '@parleykit/contract/answering/evals/evals'
import { expect, test } from 'vitest'
import { describeChanges, isChanged, summarizeRun } from './eval-words.ts'
import { parseQuestions } from './parse-questions.ts'

const answer: EvalAnswer = {
  isRefused: false,
  text: 'At noon.',
  sources: [],
  answerer: 'embedded',
  refusal: null,
  milliseconds: 1,
}

const result = (sinceBefore: EvalChange | null, byTraining: EvalChange | null): EvalResult => ({
  question: 'When?',
  before: sinceBefore && answer,
  now: answer,
  next: byTraining && answer,
  sinceBefore,
  byTraining,
  expected: null,
})

test('answers are counted by what became of them', () => {
  expect(summarizeRun(['same', 'newly_refused', 'changed', 'same'])).toBe(
    '4 questions: 2 the same, 1 changed, 1 now refused',
  )
  expect(summarizeRun(['newly_answered'])).toBe('1 question: 1 now answered')
})

test('a question is changed where either comparison says so, and what was not compared counts in neither', () => {
  expect([result(null, null), result('same', null), result('same', 'same')].some(isChanged)).toBe(false)
  expect([result('changed', null), result('same', 'newly_refused')].every(isChanged)).toBe(true)
  expect(describeChanges([result('same', null), result(null, 'changed')], 'byTraining')).toEqual(['changed'])
})

test('each line is a question, and what is too much is said before it is sent', () => {
  expect(parseQuestions('\n When? \n\nWhere?\n')).toEqual({ questions: ['When?', 'Where?'], error: null })
  expect(parseQuestions(`When?\n\n${'x'.repeat(501)}`).error).toBe('Line 3 is too long.')
  expect(parseQuestions('When?\n'.repeat(52)).error).toBe('52 questions. Remove 2: the limit is 50.')
})
