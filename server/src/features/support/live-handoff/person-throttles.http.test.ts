import { rotateSecretKey, updateAgent } from '@parleykit/contract/agents/agents'
import { askForPerson } from '@parleykit/contract/support/live-handoff/live-handoff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { requestsByVisitor, requestsToAgent } from './throttle-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

test('a visitor asks for a person a bounded number of times, and whom it isn’t about uses nothing up', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })
  let met = 0
  const meet = async (more: Record<string, string> = {}) => {
    const from = { 'x-forwarded-for': `198.51.100.${++met}`, ...more }
    const asked = await ask(app.origin, agent.publicId, { message: 'Hello!', visitorId: `v-${met}` }, from)
    const conversationId = asked.conversationId ?? 0
    const headers = { ...from, 'x-visitor-token': asked.visitorToken }
    /** The statuses of asking so often in a conversation: their own by default. */
    const call = async (times: number, inConversation = conversationId) => {
      const params = { botId: agent.publicId, conversationId: inConversation }
      const statuses = new Set<number>()
      for (let time = 0; time < times; time++)
        statuses.add((await callRoute(app.origin, askForPerson, { params, headers })).status)
      return [...statuses]
    }
    return { conversationId, call }
  }
  const ada = await meet()
  for (let tries = 0; tries <= requestsToAgent.points; tries += 30)
    expect(await (await meet()).call(30, ada.conversationId)).toEqual([404])
  expect(await ada.call(requestsByVisitor.points)).toEqual([200])
  expect(await ada.call(1)).toEqual([429])
  expect(await (await meet()).call(1)).toEqual([200])

  const { secretKey } = (await owner.call(rotateSecretKey, { params: { id: agent.id } })).body
  const server = await meet({ 'x-api-key': secretKey })
  expect(await server.call(requestsByVisitor.points + 1)).toEqual([200])
})
