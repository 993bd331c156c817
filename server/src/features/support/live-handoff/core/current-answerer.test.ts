import { expect, test } from 'vitest'
import { agentAnswerColumns, answererOf, calledOff } from './current-answerer.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:00:01Z')
const agent = { state: 'agent', name: null }

test('the agent answers where it is not silent, and from the instant on at which its silence ends', () => {
  const anna = { askedAt: null, personId: 7, personName: 'anna' }
  expect(answererOf({ ...anna, silentUntil: null }, now)).toEqual(agent)
  expect(answererOf({ ...anna, silentUntil: now }, now)).toEqual(agent)
  expect(answererOf({ ...anna, silentUntil: now }, later)).toEqual(agent)
  expect(answererOf({ ...anna, silentUntil: later }, now)).toEqual({ state: 'person', name: 'anna' })
})

test('who has asked for a person waits until one is there', () => {
  const nobody = { askedAt: now, personId: null, personName: null }
  expect(answererOf({ ...nobody, silentUntil: later }, now)).toEqual({ state: 'asked', name: null })
})

test('that the visitor has ended the wait is told from every other end of it', () => {
  expect(answererOf(calledOff, now)).toEqual({ ...agent, calledOff: true })
  expect(answererOf(agentAnswerColumns, now)).toEqual(agent)
  expect(answererOf({ ...agentAnswerColumns, askedAt: now, silentUntil: later }, later)).toEqual(agent)
})
