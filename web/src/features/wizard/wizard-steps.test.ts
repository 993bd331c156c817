import { expect, test } from 'vitest'
import { canLeaveKnowledge, emptyWizard, firstMessage, stepOfFirstError, wizardForm } from './wizard-steps.ts'

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

test('the knowledge step needs an agent and one entry', () => {
  expect(canLeaveKnowledge(null, 2)).toBe(false)
  expect(canLeaveKnowledge(7, 0)).toBe(false)
  expect(canLeaveKnowledge(7, 1)).toBe(true)
})
