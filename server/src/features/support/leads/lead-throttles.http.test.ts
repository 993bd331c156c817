import { rotateSecretKey, updateAgent } from '@parleykit/contract/agents/agents'
import { leaveLead } from '@parleykit/contract/support/leads/leads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { leadsByAddress, leadsByVisitor, leadsToAgent } from './throttle-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

const leadForm = {
  ...{ title: '', text: '', button: '', thanks: '' },
  ...{ asksName: false, asksMessage: false, consent: null, mailsOwner: false },
}

async function makeShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  await owner.call(updateAgent, { params: { id: agent.id }, body: { leadForm } })
  let met = 0
  /** A visitor at an IP address who has asked something, and leaves an email address in a conversation: their own by default. */
  const meet = async (ip: string, more: Record<string, string> = {}) => {
    const from = { 'x-forwarded-for': ip, ...more }
    const asked = await ask(app.origin, agent.publicId, { message: 'Hello!', visitorId: `v-${++met}` }, from)
    const conversationId = asked.conversationId ?? 0
    const headers = { ...from, 'x-visitor-token': asked.visitorToken }
    const leave = async (times: number, inConversation = conversationId) => {
      const params = { botId: agent.publicId, conversationId: inConversation }
      const body = { email: 'ada@example.com' } as never
      const statuses: number[] = []
      while (statuses.length < times)
        statuses.push((await callRoute(app.origin, leaveLead, { params, headers, body })).status)
      return statuses
    }
    return { conversationId, leave }
  }
  return { owner, agent, meet }
}

const only = (statuses: readonly number[]) => [...new Set(statuses)]

test('a visitor, and a network, leave a bounded number of addresses; an owner’s server leaves what it is told', async () => {
  const { owner, agent, meet } = await makeShop()
  const ada = await meet('198.51.100.1')
  expect(only(await ada.leave(leadsByVisitor.points))).toEqual([200])
  expect(await ada.leave(1)).toEqual([429])
  for (let left = leadsByVisitor.points; left < leadsByAddress.points; left += leadsByVisitor.points)
    expect(only(await (await meet('198.51.100.1')).leave(leadsByVisitor.points))).toEqual([200])
  expect(await (await meet('198.51.100.1')).leave(1)).toEqual([429])
  expect(await (await meet('198.51.100.2')).leave(1)).toEqual([200])

  const { secretKey } = (await owner.call(rotateSecretKey, { params: { id: agent.id } })).body
  const server = await meet('198.51.100.1', { 'x-api-key': secretKey })
  expect(only(await server.leave(leadsByVisitor.points + 1))).toEqual([200])
})

test('what isn’t a visitor’s own uses nothing up that others need, and an agent takes a bounded number an hour', async () => {
  const { meet } = await makeShop()
  const ada = await meet('203.0.113.1')
  for (let tries = 0, ip = 2; tries < leadsToAgent.points + 10; tries += leadsByVisitor.points, ip++) {
    const stranger = await meet(`203.0.113.${ip}`)
    expect(only(await stranger.leave(leadsByVisitor.points, ada.conversationId))).toEqual([404])
  }
  expect(await ada.leave(1)).toEqual([200])
  let left = 1
  for (let ip = 100; left + leadsByVisitor.points <= leadsToAgent.points; ip++) {
    const visitor = await meet(`203.0.113.${ip}`)
    expect(only(await visitor.leave(leadsByVisitor.points))).toEqual([200])
    left += leadsByVisitor.points
  }
  const last = await meet('203.0.113.200')
  expect(only(await last.leave(leadsToAgent.points - left))).toEqual([200])
  expect(await last.leave(1)).toEqual([429])
})
