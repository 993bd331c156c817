import { createAgent, getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import type { Tier } from '@parleykit/contract/billing/plans'
import { getDashboardStats, listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { type OpenDatabase, openDatabase } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'
import { applyTier } from './apply-tier.ts'

let app: TestApp
let mailbox: Mailbox
let open: OpenDatabase
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment)
  open = openDatabase({ connectionString: app.databaseUrl }, { max: 4 })
})
afterAll(async () => {
  await open.close()
  await app.close()
  await mailbox.close()
})

const change = (owner: TestOwner, tier: Tier, billingAnchorAt: Date | null = null) =>
  open.database.transaction(async (transaction) => {
    const { id } = owner.user
    await transaction.update(users).set({ subscriptionTier: tier, billingAnchorAt }).where(eq(users.id, id))
    await applyTier(transaction, { ownerId: id, tier, now: new Date() })
  })

const statusOf = async (owner: TestOwner, id: number) =>
  (await owner.call(getAgent, { params: { id } })).body.status

async function withThreeAgents() {
  const owner = await makeOwner(app.origin)
  await change(owner, 'standard')
  const made = []
  for (const name of ['Oldest', 'Middle', 'Newest'])
    made.push((await owner.call(createAgent, { body: { name } })).body.id)
  const [oldest = 0, middle = 0, newest = 0] = made
  return { owner, oldest, middle, newest }
}

test('a smaller plan pauses the newest agents and says which; a larger one wakes them as they were', async () => {
  const { owner, oldest, middle, newest } = await withThreeAgents()
  await owner.call(updateAgent, { params: { id: middle }, body: { status: 'maintenance' } })
  await change(owner, 'free')
  const paused = await Promise.all([oldest, middle, newest].map((id) => statusOf(owner, id)))
  expect(paused).toEqual(['active', 'inactive', 'inactive'])
  expect((await owner.call(getDashboardStats)).body).toMatchObject({ totalBots: 3, activeBots: 1 })
  const told = (await owner.call(listRecentActivities)).body.slice(0, 2)
  expect(told).toMatchObject([
    { activityType: 'agent_paused', botId: newest, description: expect.stringContaining('"Newest"') },
    { activityType: 'agent_paused', botId: middle, description: expect.stringContaining('one agent') },
  ])
  await change(owner, 'standard')
  const woken = await Promise.all([oldest, middle, newest].map((id) => statusOf(owner, id)))
  expect(woken).toEqual(['active', 'maintenance', 'active'])
  expect((await owner.call(listRecentActivities)).body[0]).toMatchObject({
    activityType: 'agent_resumed',
    botId: newest,
  })
})

test('after a downgrade the owner chooses which agents run, and no more than the plan holds', async () => {
  const { owner, oldest, newest } = await withThreeAgents()
  await change(owner, 'hobby')
  const wake = () => owner.call(updateAgent, { params: { id: newest }, body: { status: 'active' } })
  expect(await wake()).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } })
  await owner.call(updateAgent, { params: { id: oldest }, body: { status: 'inactive' } })
  expect((await wake()).status).toBe(200)
  // The oldest was switched off by hand: that stays so when there is room again.
  await change(owner, 'pro')
  expect(await statusOf(owner, oldest)).toBe('inactive')
  expect((await owner.call(getAgent, { params: { id: newest } })).body).toMatchObject({
    status: 'active',
    isPausedByPlan: false,
  })
})

test('two agents that are switched on at once take one place between them', async () => {
  const { owner, oldest, middle, newest } = await withThreeAgents()
  for (const id of [oldest, middle, newest])
    await owner.call(updateAgent, { params: { id }, body: { status: 'inactive' } })
  await change(owner, 'free')
  const answers = await Promise.all(
    [middle, newest].map((id) => owner.call(updateAgent, { params: { id }, body: { status: 'active' } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

test('an agent that is made while the plan shrinks counts against the plan that is left', async () => {
  const owner = await makeOwner(app.origin)
  await change(owner, 'pro')
  await owner.call(createAgent, { body: { name: 'First' } })
  const [made] = await Promise.all([
    owner.call(createAgent, { body: { name: 'Second' } }),
    change(owner, 'free'),
  ])
  const running = made.status === 403 ? 'refused' : await statusOf(owner, made.body.id)
  expect(['refused', 'inactive']).toContain(running)
})

test('credits of a paid plan are reset on its own day, and the owner hears of 80 % and 100 % once each, by mail too', async () => {
  const owner = await makeOwner(app.origin)
  const startedAt = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
  await change(owner, 'hobby', startedAt)
  const agent = await makeAgent(owner, ['The ferry leaves at noon.'])
  const chat = () => ask(app.origin, agent.publicId, { message: 'When does the ferry leave?' })
  await chat()
  const { creditsResetAt, chatCreditsUsed } = (await owner.call(getUser)).body
  expect(chatCreditsUsed).toBe(1)
  expect(new Date(creditsResetAt).getUTCDate()).toBe(
    Math.min(startedAt.getUTCDate(), lastDay(creditsResetAt)),
  )
  const set = (used: number) =>
    open.pool.query('update credit_usage set used = $1 where user_id = $2', [used, owner.user.id])
  const heard = async (type: string) =>
    (await owner.call(listRecentActivities)).body.filter(({ activityType }) => activityType === type).length
  expect(await heard('credit_limit_near')).toBe(0)
  await set(2399)
  await Promise.all([chat(), chat()])
  await chat()
  expect(await heard('credit_limit_near')).toBe(1)
  await set(2999)
  await chat()
  await chat()
  expect([await heard('credit_limit_near'), await heard('credit_limit_reached')]).toEqual([1, 1])
  const mailed = () =>
    mailbox
      .mailsTo(owner.user.email)
      .map(({ subject }) => subject)
      .sort()
  await expect
    .poll(mailed)
    .toEqual(["You've used 80% of your chat credits", "You've used all your chat credits"])
  // A larger plan has marks of its own.
  await change(owner, 'standard', startedAt)
  await set(14_399)
  await chat()
  expect(await heard('credit_limit_near')).toBe(2)
})

function lastDay(moment: string): number {
  const date = new Date(moment)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}
