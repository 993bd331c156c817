import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { expect, test } from 'vitest'
import { changedReply, explainTrace, unusedReply } from './explain-trace.ts'

const trace: AnswerTrace = {
  answerer: 'none',
  question: 'Do you sell unicorns?',
  language: 'en',
  terms: [
    { word: 'sell', searchedAs: ['sell'], weight: 2, isCorrected: false, isFromEarlierQuestion: false },
    { word: 'unicorns', searchedAs: [], weight: 4, isCorrected: false, isFromEarlierQuestion: false },
  ],
  passages: [],
  gate: null,
  refusal: 'weak_evidence',
  isMeaningLate: false,
  actions: [],
  model: null,
  milliseconds: { search: 1, firstToken: null, whole: 2 },
}

test('a refusal names the words that the knowledge lacks, and what to do', () => {
  const text = explainTrace(trace).join(' ')
  expect(text).toContain('Not in your knowledge: “unicorns”.')
  expect(text).toContain('add a text')
})

test('an answer of words alone says so where the meaning came too late', () => {
  const late = 'only key words were matched'
  expect(explainTrace(trace).join(' ')).not.toContain(late)
  for (const answerer of ['none', 'embedded'] as const)
    expect(explainTrace({ ...trace, answerer, isMeaningLate: true }).join(' ')).toContain(late)
})

test('a fault of the model is said in words', () => {
  const model = {
    name: 'm',
    fault: 'stalled',
    inputTokens: null,
    outputTokens: null,
    cost: null,
    dictatedCount: 0,
    verification: null,
    check: {
      supported: 2,
      droppedCount: 1,
      dropped: [{ unheld: '35', reason: 'unknown_value' }],
      leftEarly: 1,
    },
    prompt: [],
  } as const
  const text = explainTrace({
    ...trace,
    refusal: null,
    answerer: 'model_and_embedded',
    model: { ...model, check: { ...model.check, dropped: [...model.check.dropped] }, prompt: [] },
  }).join(' ')
  expect(text).toContain('it fell silent')
  expect(text).toMatch(/Removed from the model's answer: 1 sentence \(it has a number.*“35”.*shown in part/)
  expect(text).not.toContain('add a text')
})

test('a reply of the model that is not the answer is told with its reason', () => {
  const model: NonNullable<AnswerTrace['model']> = {
    ...{ name: 'm', inputTokens: null, outputTokens: null, cost: null, prompt: [] },
    ...{ dictatedCount: 0, verification: null },
    fault: null,
    check: {
      ...{ supported: 0, droppedCount: 1, leftEarly: 0 },
      dropped: [{ unheld: '35', reason: 'unknown_value' }],
    },
  }
  const quoted: AnswerTrace = { ...trace, answerer: 'embedded', refusal: null, model }
  expect(unusedReply(quoted)).toBe(
    "The model's reply wasn't used: it has a number, date or address that isn't in its passage.",
  )
  const unauthorized = { ...model, fault: 'unauthorized', check: null } as const
  expect(unusedReply({ ...quoted, model: unauthorized })).toBe(
    "The model's reply wasn't used: it refused the key.",
  )
  expect(unusedReply({ ...quoted, answerer: 'model_and_embedded', model: unauthorized })).toMatch(/^The rest/)
  expect(unusedReply({ ...quoted, answerer: 'model' })).toBeNull()
  expect(unusedReply({ ...quoted, model: null })).toBeNull()
})

test('what double-checking changed is said, without marks', () => {
  const model: NonNullable<AnswerTrace['model']> = {
    ...{ name: 'm', inputTokens: null, outputTokens: null, cost: null, prompt: [] },
    ...{ fault: null, dictatedCount: 0, check: null },
    verification: {
      ...{ outcome: 'corrected', model: 'm', parts: 3, unproven: 0, milliseconds: 900 },
      ...{ inputTokens: null, outputTokens: null, cost: null },
      untrue: [{ text: 'It costs **35 euros** [1].', passageId: null }],
    },
  }
  const written: AnswerTrace = { ...trace, answerer: 'model', refusal: null, model }
  const corrected =
    "Double-checked: your knowledge doesn't support “It costs 35 euros”. The reply ends with a correction."
  expect(changedReply(written)).toBe(corrected)
  expect(explainTrace(written)).toContain(corrected)
  const held = {
    ...model,
    verification: model.verification && { ...model.verification, outcome: 'held' as const },
  }
  expect(changedReply({ ...written, model: held })).toBeNull()
})
