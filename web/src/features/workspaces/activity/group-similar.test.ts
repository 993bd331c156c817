import type { Activity } from '@parleykit/contract/reports/dashboard/dashboard'
import { expect, test } from 'vitest'
import { groupSimilar } from './group-similar.ts'

const asked = (id: number, question: string, botId = 1): Activity => ({
  id,
  activityType: 'conversation_completed',
  botId,
  description: 'A visitor talked with "Harbour Desk"',
  actor: null,
  asked: { conversationId: id, agentName: 'Harbour Desk', question },
  createdAt: '2026-11-23T08:00:00.000Z',
})

test('the same question to an agent is told once, by the newest, with how many there were', () => {
  const told = groupSimilar([
    asked(5, 'Prices for a week?'),
    asked(4, 'Is there parking?'),
    asked(3, 'prices for a week'),
    asked(2, 'Prices for a week?', 2),
    asked(1, 'prices, for a week!'),
  ])
  expect(told.map(({ id, more }) => [id, more])).toEqual([
    [5, 2],
    [4, undefined],
    [2, undefined],
  ])
})

test('conversations that are gone, and questions of signs alone, are told all the same', () => {
  const gone: Activity = { ...asked(3, ''), asked: null }
  expect(groupSimilar([gone, asked(2, '?'), asked(1, '!')])).toHaveLength(3)
})
