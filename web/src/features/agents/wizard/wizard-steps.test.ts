import { expect, test } from 'vitest'
import {
  canLeaveKnowledge,
  emptyWizard,
  firstMessage,
  isBeyondForm,
  reachableStep,
  stepOfFirstError,
  wizardForm,
} from './wizard-steps.ts'

test('an untouched wizard lacks nothing but the name', () => {
  const { error } = wizardForm.safeParse(emptyWizard)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'Agent name is required'],
  ])
  expect(wizardForm.safeParse({ ...emptyWizard, name: 'Ada' }).success).toBe(true)
})

test('the first message is the one highest up, whatever the order of the errors', () => {
  const errors = { customTone: { message: 'Too long' }, name: { message: 'Agent name is required' } }
  expect(firstMessage(errors)).toBe('Agent name is required')
  expect(stepOfFirstError(errors)).toBe(1)
  expect(stepOfFirstError({ brandColor: { message: 'No color' } })).toBe(4)
  expect(firstMessage({})).toBeUndefined()
})

test('a URL leads no further than what was filled in', () => {
  expect(reachableStep(3, '', null)).toBe(1)
  expect(reachableStep(3, 'Ada', null)).toBe(2)
  expect(reachableStep(3, 'Ada', 7)).toBe(3)
  expect(reachableStep(9, 'Ada', 7)).toBe(4)
  expect(reachableStep(-1, 'Ada', 7)).toBe(1)
})

test('the knowledge step needs an agent and one entry', () => {
  expect(canLeaveKnowledge(null, 2)).toBe(false)
  expect(canLeaveKnowledge(7, 0)).toBe(false)
  expect(canLeaveKnowledge(7, 1)).toBe(true)
})

test('the last step of an agent whose training was begun is that training', () => {
  expect(isBeyondForm({ trainingStatus: 'processing', trained: false }, 4)).toBe(true)
  expect(isBeyondForm({ trainingStatus: 'completed', trained: true }, 4)).toBe(true)
  expect(isBeyondForm({ trainingStatus: 'error', trained: false }, 4)).toBe(true)
  expect(isBeyondForm({ trainingStatus: 'completed', trained: false }, 4)).toBe(false)
  expect(isBeyondForm({ trainingStatus: 'idle', trained: false }, 4)).toBe(false)
  expect(isBeyondForm({ trainingStatus: 'processing', trained: false }, 3)).toBe(false)
  expect(isBeyondForm(null, 4)).toBe(false)
})
