import { randomUUID } from 'node:crypto'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { chatStream, followAnswer } from '@parleykit/contract/chat/chat'
import { listMessages } from '@parleykit/contract/conversations/conversations'
import * as contract from '@parleykit/contract/support/live-handoff/live-handoff'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { openStream, textOf } from '../../../../test/open-stream.ts'
import { type ModelAct, startScriptedLanguageModel } from '../../../../test/scripted-language-model.ts'

const knowledge =
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.'
const message = 'How much does renting a kayak cost?'

/** Two processes of one database, whose model does as it is told. */
async function openShop(act: ModelAct) {
  const model = await startScriptedLanguageModel(act)
  const environment = {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
  }
  const app = await createTestApp(environment)
  const twin = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
  onTestFinished(async () => {
    await twin.close()
    await app.close()
    await model.close()
  })
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [knowledge])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })
  const answer = await openStream(app.origin + chatStream.path.replace(':botId', agent.publicId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: `visitor-${randomUUID()}`, message, conversationId: null }),
  })
  await answer.until(() => answer.events.length > 0)
  const { conversationId = 0, visitorToken = '' } = answer.events[0]?.event ?? {}
  const follow = followAnswer.path
    .replace(':botId', agent.publicId)
    .replace(':conversationId', String(conversationId))
  return {
    model,
    answer,
    joinAt: ({ origin }: TestApp) =>
      callRoute(origin, contract.takeOver, {
        params: { id: conversationId },
        body: { insteadOf: null },
        headers: { cookie: owner.cookie },
      }),
    follow: () => openStream(twin.origin + follow, { headers: { 'x-visitor-token': visitorToken } }),
    senders: async () => {
      const { body } = await owner.call(listMessages, { params: { id: conversationId } })
      return body.map(({ senderType }) => senderType)
    },
    used: async () => (await owner.call(getUser)).body.chatCreditsUsed,
    app,
    twin,
  }
}

test('an answer ends where it is once a person comes, in another process too: what was written stays', async () => {
  const shop = await openShop({ stallsAfter: 'Renting a kayak costs 20 euros an hour [1]. Life ' })
  const { answer } = shop
  await answer.until(() => textOf(answer.events).includes('20 euros'))
  expect((await shop.joinAt(shop.twin)).status).toBe(200)
  await answer.toEnd()
  expect(answer.events.at(-1)?.event).toMatchObject({ done: true })
  expect(await shop.senders()).toEqual(['visitor', 'agent'])
  expect((await shop.follow()).status).toBe(204)
})

test('an answer without a word yet is none: the person reads the question, and it costs no credit', async () => {
  const shop = await openShop({ stallsAfter: '' })
  const { answer, model } = shop
  await vi.waitFor(() => expect(model.requests).toHaveLength(1), { timeout: 60_000 })
  expect((await shop.joinAt(shop.app)).status).toBe(200)
  await answer.toEnd()
  expect(answer.events.slice(1).map(({ event }) => event)).toEqual([
    { function_call: { name: 'passedToPerson' }, message: liveHandoffTexts.passedOn },
    { done: true, sources: [] },
  ])
  expect(await shop.senders()).toEqual(['visitor'])
  expect(await shop.used()).toBe(0)
  expect((await shop.follow()).status).toBe(204)
})
