import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { expect, test } from 'vitest'
import { answeredBy, confidenceWords, formatReplyTime } from './answer-words.ts'

const model = {
  name: 'large-1',
  fault: null,
  inputTokens: 1,
  outputTokens: 1,
  cost: null,
  check: null,
  dictatedCount: 0,
  verification: null,
  prompt: [],
}

function trace(confidence: number, given: Partial<AnswerTrace> = {}): AnswerTrace {
  return {
    answerer: 'embedded',
    question: 'When?',
    language: 'en',
    isMeaningLate: false,
    actions: [],
    terms: [],
    passages: [],
    gate: { confidence, threshold: 0.65, features: [] },
    refusal: null,
    model: null,
    milliseconds: { search: 1, firstToken: 1, whole: 1 },
    ...given,
  }
}

test('confidence is told in words, with a share that is never all', () => {
  expect([0.9999, 0.995, 0.83].map((confidence) => confidenceWords(trace(confidence)))).toEqual([
    'Certain (over 99%)',
    'Sure (99%)',
    'Fairly sure (83%)',
  ])
  expect(confidenceWords(trace(0.324, { answerer: 'none', refusal: 'weak_evidence' }))).toBe(
    'Too low to answer (32%; needs 65%)',
  )
  expect(confidenceWords(trace(0, { answerer: 'none', refusal: 'nothing_found' }))).toContain('None')
  expect(confidenceWords(trace(0.4, { answerer: 'model', model }))).toContain('decided by the model')
  expect(confidenceWords(trace(1, { gate: null, answerer: 'small_talk' }))).toBeNull()
})

test('who worded a reply is named, a model by its name', () => {
  expect(answeredBy(trace(1))).toBe('Quoted from your knowledge (no model)')
  expect(answeredBy(trace(1, { answerer: 'model', model }))).toBe('The language model large-1')
  expect(answeredBy(trace(1, { answerer: 'none', refusal: 'declined_by_model', model }))).toBe(
    'Refused by the language model large-1',
  )
  expect(answeredBy(trace(1, { answerer: 'none', refusal: 'nothing_found' }))).toBe(
    'Refused, without a model',
  )
})

test('times are told in seconds', () => {
  expect([4, 340, 12_345].map(formatReplyTime)).toEqual(['Under 0.1 seconds', '0.3 seconds', '12 seconds'])
})
