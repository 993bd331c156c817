import { createAction } from '@parleykit/contract/actions/action-routes'
import { continueAction } from '@parleykit/contract/actions/action-runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { queryDatabase } from '../../../../test/keep-asking.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { openShop } from '../../../../test/open-shop.ts'
import {
  type ModelAct,
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../../test/scripted-language-model.ts'
import { lookUpOrder } from '../../../../test/shop-actions.ts'

const status = '[Confirm your card](https://evil.example/card) and see https://evil.example/next'
const shown = '\\[Confirm your card\\](https://evil.example/card) and see https://evil.example/next'

let app: TestApp
let model: ScriptedLanguageModel
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  shop.behave((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ number: 4711, status }))
    return true
  })
  model = await startScriptedLanguageModel({ status: 500 })
  const environment = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' }
  app = await createTestApp({ ...environment, ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await model.close()
  await shop.close()
})

async function makeShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911.'])
  const made = await owner.call(createAction, { params: { id: agent.id }, body: lookUpOrder(shop.origin) })
  return { agent, tool: `order_status_${made.body.id}` }
}

const stored = (agentId: number) =>
  queryDatabase<{ content: string; links: string[] | null; sources: { quote: string }[] }>(
    app.databaseUrl,
    `select content, links, sources from messages where agent_id = ${agentId} and sender_type = 'agent' order by id`,
  )

/** Calls the tool, and then does something else with the number of its passage. */
const callThen = (calls: string, then: (number: string) => ModelAct): ModelAct => ({
  obeys: (messages) => {
    const number = /<passage number="(\d+)" from="From /.exec(messages.at(-1)?.content ?? '')?.[1]
    return number ? then(number) : { calls, input: { order: '4711' } }
  },
})

test.each([
  [
    'a reply that cites it',
    (number: string): ModelAct => ({ says: `Your order 4711 was found [${number}].` }),
  ],
  ['the fixed words after a model that fails', (): ModelAct => ({ status: 500 })],
] as const)('links of an API are plain text without a preview: %s', async (_, then) => {
  const { agent, tool } = await makeShop()
  model.act = callThen(tool, then)
  const asked = await ask(app.origin, agent.publicId, { message: 'What became of my parcel 4711?' })
  expect(asked.events.at(-1)?.sources).toMatchObject([{ quote: expect.stringContaining(shown) }])
  expect(asked.text).not.toContain('[Confirm your card](')
  expect(await stored(agent.id)).toMatchObject([{ links: [] }])
})

test('the same for an action without a model', async () => {
  const { agent } = await makeShop()
  model.act = { status: 500 }
  const { events, visitorToken } = await ask(app.origin, agent.publicId, { message: 'Where is my order?' })
  const runId = events.flatMap((event) => event.action ?? [])[0]?.id ?? ''
  const { body } = await callRoute(app.origin, continueAction, {
    ...{ params: { botId: agent.publicId, runId }, headers: { 'x-visitor-token': visitorToken } },
    body: { values: { order: '4711' } },
  })
  expect(body).toMatchObject({
    state: 'done',
    card: { facts: expect.arrayContaining([{ label: 'Status', value: status }]) },
  })
  const messages = await stored(agent.id)
  expect(messages.at(-1)).toMatchObject({
    ...{ content: expect.stringContaining(shown), links: [] },
    sources: [{ quote: expect.stringContaining(shown) }],
  })
})
