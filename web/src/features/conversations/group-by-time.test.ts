import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { expect, test } from 'vitest'
import { durationInWords, groupByTime } from './group-by-time.ts'

const at = (id: number, time: string): ConversationMessage => ({
  id,
  content: '',
  senderType: 'visitor',
  personName: null,
  status: null,
  createdAt: `2026-11-23T${time}.000Z`,
  sources: [],
  suggestions: [],
  originalContent: null,
  replyKind: null,
  thumb: null,
  thumbComment: null,
  pictures: [],
})

test('one time is told of messages that follow one another, and a pause begins a new one', () => {
  const groups = groupByTime([at(1, '10:00:00'), at(2, '10:04:59'), at(3, '10:09:58'), at(4, '10:14:58')])
  expect(groups.map(({ messages }) => messages.map(({ id }) => id))).toEqual([[1, 2, 3], [4]])
  expect(groups[1]?.at).toBe('2026-11-23T10:14:58.000Z')
  expect(groupByTime([])).toEqual([])
})

test('a duration is said in one unit', () => {
  const lasting = (seconds: number) =>
    durationInWords('2026-11-23T10:00:00Z', new Date(Date.UTC(2026, 10, 23, 10, 0, seconds)).toISOString())
  expect([5, 60, 540, 7200, 4 * 86_400].map(lasting)).toEqual([
    'less than a minute',
    '1 minute',
    '9 minutes',
    '2 hours',
    '4 days',
  ])
})
