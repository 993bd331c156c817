import type { Activity } from '@parleykit/contract/reports/dashboard/dashboard'
import { expect, test } from 'vitest'
import { orderNotifications } from './order-notifications.ts'

const activity = (id: number, activityType: string, description = `${id}`): Activity => ({
  id,
  activityType,
  botId: null,
  description,
  actor: null,
  asked: null,
  createdAt: '2026-11-01T12:00:00.000Z',
})

test('unread notices of limits stand before what has happened since, read ones do not', () => {
  const activities = [
    activity(9, 'conversation_completed'),
    activity(8, 'credit_limit_reached'),
    activity(7, 'conversation_completed'),
    activity(3, 'credit_limit_near'),
  ]
  const order = (newestRead: number) => orderNotifications(activities, newestRead).map(({ id }) => id)
  expect(order(0)).toEqual([8, 3, 9, 7])
  expect(order(5)).toEqual([8, 9, 7, 3])
  expect(order(9)).toEqual([9, 8, 7, 3])
})

test('alike ones are told once, by the newest', () => {
  const asked = (id: number) => activity(id, 'conversation_completed', 'A visitor talked with "Ada"')
  const told = orderNotifications([asked(4), activity(3, 'credit_limit_near'), asked(2), asked(1)], 2)
  expect(told.map(({ id, more }) => [id, more])).toEqual([
    [3, undefined],
    [4, 2],
  ])
})
