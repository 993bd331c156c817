import { createAgent, getAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { cancelSubscription, getSubscription } from '@parleykit/contract/billing/billing'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { openSandboxWorld } from '../../../test/billing/open-sandbox-world.ts'
import type { PaymentWorld } from '../../../test/billing/payment-world.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { subscribe } from '../../../test/subscribe.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openSandboxWorld()
})
afterAll(() => world.close())

test('a plan that is paid, renewed and canceled: credits turn on its day, and at its end agents are paused by name', async () => {
  const owner = await makeOwner(world.app.origin)
  const agent = await makeAgent(owner, ['The ferry leaves at noon.'])
  const chat = () => ask(world.app.origin, agent.publicId, { message: 'When does the ferry leave?' })
  const credits = async () => (await owner.call(getUser)).body.chatCreditsUsed
  await subscribe(owner, 'standard')
  const later = (await owner.call(createAgent, { body: { name: 'Later agent' } })).body.id
  await chat()
  const { creditsResetAt } = (await owner.call(getUser)).body
  const { renewsAt } = (await owner.call(getSubscription)).body
  expect(renewsAt?.slice(0, 10)).toBe(creditsResetAt.slice(0, 10))
  expect(await credits()).toBe(1)
  const days = Math.ceil((Date.parse(creditsResetAt) - world.clock.now().getTime()) / (24 * 3600_000))
  await world.wait({ days: days + 1 })
  expect(await credits()).toBe(0)
  await chat()
  expect(await credits()).toBe(1)

  await owner.call(cancelSubscription)
  const statusOf = async (id: number) => (await owner.call(getAgent, { params: { id } })).body.status
  expect(await statusOf(later)).toBe('active')
  await world.wait({ days: 32 })
  expect((await owner.call(getUser)).body.subscriptionTier).toBe('free')
  expect([await statusOf(agent.id), await statusOf(later)]).toEqual(['active', 'inactive'])
  const activities = (await owner.call(listRecentActivities)).body
  expect(activities.filter(({ activityType }) => activityType === 'agent_paused')).toMatchObject([
    { botId: later, description: expect.stringContaining('"Later agent"') },
  ])
  await subscribe(owner, 'standard')
  expect(await statusOf(later)).toBe('active')
})
