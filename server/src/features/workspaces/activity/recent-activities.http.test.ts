import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { olderNotices, recentActivitiesShown } from '@parleykit/contract/reports/dashboard/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { recordActivity } from './record-activity.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('notices of limits stay in the list however much has happened since, for some weeks', async () => {
  const owner = await makeOwner(app.origin)
  const { database, clock } = app.platform()
  const record = (
    description: string,
    activityType: 'conversation_completed' | 'credit_limit_near',
    days = 0,
  ) =>
    recordActivity(database, {
      userId: owner.user.id,
      activityType,
      botId: null,
      description,
      createdAt: new Date(clock().getTime() - days * 24 * 3600 * 1000),
    })
  const listed = async () =>
    (await owner.call(listRecentActivities)).body.map(({ description }) => description)
  await record('Long ago', 'credit_limit_near', olderNotices.days + 1)
  for (let count = 1; count <= olderNotices.shown + 1; count++)
    await record(`Notice ${count}`, 'credit_limit_near')
  expect(await listed()).toHaveLength(olderNotices.shown + 2)
  await record('A visitor', 'conversation_completed')
  const visitors = recentActivitiesShown
  for (let count = 1; count <= visitors; count++) await record(`Visitor ${count}`, 'conversation_completed')
  const list = await listed()
  expect(list.slice(0, visitors).every((description) => description.startsWith('Visitor'))).toBe(true)
  expect(list.slice(visitors)).toEqual(['Notice 6', 'Notice 5', 'Notice 4', 'Notice 3', 'Notice 2'])
})
