import { createAction } from '@parleykit/contract/actions/action-routes'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type Collector, openCollector } from '../../../test/open-collector.ts'
import { openShop } from '../../../test/open-shop.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'
import { lookUpOrder } from '../../../test/shop-actions.ts'

let app: TestApp
let collector: Collector
let model: ScriptedLanguageModel
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  collector = await openCollector()
  model = await startScriptedLanguageModel({ says: 'It was built in 1911 [1].' })
  shop = await openShop()
  app = await createTestApp({
    ...{ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in', ALLOW_PRIVATE_HOSTS: shop.host },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  })
})
afterAll(async () => {
  await app.close()
  await collector.close()
  await model.close()
  await shop.close()
})

/** An agent that was asked twice, so that whatever is cached has been read. */
async function setUp(usesModels: boolean) {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner, ['The lighthouse was built in 1911.'])
  await owner.call(updateAgent, { params: { id }, body: { usesModels } })
  let count = 0
  const expectStatements = async (expected: readonly string[]) => {
    const names = await statementsOf(publicId, ++count)
    await expect.poll(names, { timeout: 20_000 }).toEqual(expected.toSorted())
  }
  for (const at of [1, 2]) expect((await statementsOf(publicId, 100 + at))()).toContain('store_reply')
  const addAction = () => owner.call(createAction, { params: { id }, body: lookUpOrder(shop.origin) })
  return { expectStatements, addAction }
}

/**
 * Reads the names of a turn's statements, as far as they were delivered: without notices, which turns may share, and
 * without the settings of new connections.
 */
async function statementsOf(publicId: string, count: number): Promise<() => string[]> {
  collector.spans.length = 0
  const visitorId = `visitor-of-statements-0123456789-${count}`
  await ask(app.origin, publicId, { message: 'When was the lighthouse built?', visitorId })
  const request = () => collector.spans.find(({ name }) => name === 'POST /api/public/chat-stream/:botId')
  const names = () =>
    collector.spans
      .filter(({ traceId }) => traceId === request()?.traceId)
      .filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
      .map(({ name }) => name)
      .filter((name) => name !== 'select' && name !== 'set')
      .toSorted()
  await expect.poll(names, { timeout: 60_000 }).toContain('store_reply')
  return names
}

const plain = ['find_public_agent', 'start_turn', 'store_reply']
// The tokens that a model took are recorded in the background, before or after the reply is stored.
const withModel = [...plain, 'reserve_tokens', 'settle_model_spend', 'settle_model_spend']

test.each([
  ['without a model', plain, false],
  ['with a model', withModel, true],
] as const)(
  'a turn %s takes as many statements as ever, and one more after a change of its actions',
  async (_how, known, usesModels) => {
    const { expectStatements, addAction } = await setUp(usesModels)
    await expectStatements(known)
    expect((await addAction()).status).toBe(201)
    await expectStatements([...known, 'select actions'])
    await expectStatements(known)
  },
)
