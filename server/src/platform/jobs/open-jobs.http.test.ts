import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import type { JobDefinition } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('jobs of one group take its places alone, and leave the others to other groups', async () => {
  const { jobs, database } = app.platform()
  const job: JobDefinition<{ group: string; held: boolean }> = {
    name: 'test-groups',
    exclusive: false,
    retries: 0,
    expireSeconds: 600,
  }
  const begun: string[] = []
  const hold = Promise.withResolvers<void>()
  const send = (group: string, held: boolean) =>
    database.transaction((transaction) => jobs.send(transaction, job, { group, held }, { group }))
  for (let count = 0; count < 3; count++) await send('greedy', true)
  await jobs.work(
    job,
    2,
    async ({ group, held }) => {
      begun.push(group)
      if (held) await hold.promise
    },
    1,
  )
  await send('modest', false)
  await send('modest', false)
  await expect.poll(() => begun).toEqual(['greedy', 'modest', 'modest'])
  hold.resolve()
  await expect.poll(() => begun.filter((group) => group === 'greedy').length).toBe(3)
})
