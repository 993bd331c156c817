import { expect, test } from 'vitest'
import { isUnanswered } from './is-unanswered.ts'

const senders = { v: 'visitor', a: 'agent', p: 'person' } as const

/** The places of the unanswered questions in a conversation, which is told by a letter for each sender. */
function unanswered(told: string): number[] {
  const stored = [...told].map((letter) => ({ senderType: senders[letter as keyof typeof senders] }))
  return stored.flatMap((_, at) => (isUnanswered(stored, at) ? [at] : []))
}

test('a question is unanswered where the next one follows it', () => {
  expect(unanswered('vava')).toEqual([])
  expect(unanswered('vva')).toEqual([0])
  expect(unanswered('vavvva')).toEqual([2, 3])
  expect(unanswered('vav')).toEqual([])
  expect(unanswered('vavv')).toEqual([2])
})

test('what is said to a person has no answers of its own', () => {
  expect(unanswered('vavvpvv')).toEqual([])
  expect(unanswered('pvva')).toEqual([])
  expect(unanswered('pvavva')).toEqual([3])
})
