import { updateAgent } from '@parleykit/contract/agents/agents'
import {
  acceptHandover,
  listHandoverOffers,
  offerHandover,
} from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { getTakeover, takeOver } from '@parleykit/contract/support/live-handoff/live-handoff'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { setGrantedTier } from '../../billing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const message = 'How much does renting a kayak cost?'

/** An agent on the largest plan that people may stand in for, and a visitor who has asked it something. */
async function openShop() {
  const owner = await makeOwner(app.origin)
  const give = (tier: 'pro' | 'standard' | null) =>
    setGrantedTier(app.platform(), { ownerId: owner.user.id, tier })
  await give('pro')
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })
  const begun = await ask(app.origin, agent.publicId, { message })
  const conversationId = begun.conversationId ?? 0
  const headers = { 'x-visitor-token': begun.visitorToken }
  const reply = async () => (await ask(app.origin, agent.publicId, { message, conversationId }, headers)).text
  return { owner, give, reply, params: { id: conversationId } }
}

test('who has no seat any more on a smaller plan is there no more, and the agent answers again', async () => {
  const { owner, give, reply, params } = await openShop()
  const editor = await makeMember(app.origin, owner, 'editor')
  expect((await editor.call(takeOver, { params, body: {} })).status).toBe(200)
  await give('standard')
  expect(await reply()).toBe(liveHandoffTexts.passedOn)
  await give(null)
  expect((await owner.call(getTakeover, { params })).body.state).toBe('agent')
  expect(await reply()).toContain('20 euros')
})

test('who is there when an agent changes hands is there no more', async () => {
  const { owner, reply, params } = await openShop()
  const taker = await makeMember(app.origin, owner, 'viewer')
  await setGrantedTier(app.platform(), { ownerId: taker.user.id, tier: 'pro' })
  expect((await owner.call(takeOver, { params, body: {} })).status).toBe(200)
  const offered = await owner.call(offerHandover, {
    body: { userId: taker.user.id, password: 'correct horse' },
  })
  expect(offered.status).toBe(201)
  const [offer] = (await taker.call(listHandoverOffers)).body
  await taker.call(acceptHandover, { params: { id: offer?.id ?? 0 } })
  expect((await taker.call(getTakeover, { params })).body.state).toBe('agent')
  expect(await reply()).toContain('20 euros')
})
