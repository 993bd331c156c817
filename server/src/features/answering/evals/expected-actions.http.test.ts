import { createAction, deleteAction, updateAction } from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { replayAnswer } from '@parleykit/contract/answering/answer-traces'
import { getChecks, runChecks, saveChecks } from '@parleykit/contract/answering/evals/evals'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { openShop } from '../../../../test/open-shop.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../../test/scripted-language-model.ts'
import { bookVisit, lookUpOrder } from '../../../../test/shop-actions.ts'

let app: TestApp
let model: ScriptedLanguageModel
let shop: Awaited<ReturnType<typeof openShop>>
let client: pg.Client
beforeAll(async () => {
  shop = await openShop()
  model = await startScriptedLanguageModel({ status: 500 })
  const environment = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' }
  app = await createTestApp({ ...environment, ALLOW_PRIVATE_HOSTS: shop.host })
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
  await model.close()
  await shop.close()
})

const booking = () => bookVisit(shop.origin, true)

/** An agent of the lighthouse with its actions. */
async function setUp(bodies: readonly ActionBody[], usesModels: boolean) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911 and is open on Sundays.'])
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: { usesModels } })
  const ids: number[] = []
  for (const body of bodies) ids.push((await owner.call(createAction, { params, body })).body.id)
  shop.asked.length = 0
  return { owner, agent, params, ids }
}

/** Saves and runs the checks. */
async function check(owner: TestOwner, params: { id: number }, questions: string[]) {
  await owner.call(saveChecks, { params, body: { questions } })
  expect((await owner.call(runChecks, { params })).status).toBe(200)
  const read = async () => (await owner.call(getChecks, { params })).body.run
  await expect.poll(async () => (await read())?.status, { timeout: 120_000 }).toBe('completed')
  return outcomesOf(owner, params)
}

async function outcomesOf(owner: TestOwner, params: { id: number }) {
  const { run } = (await owner.call(getChecks, { params })).body
  return run?.results.map(({ expected }) => expected?.outcome ?? null)
}

/** What is stored of an agent's actions and conversations. */
async function stored(agentId: number) {
  const { rows } = await client.query(
    `select (select count(*)::int from action_runs where agent_id = $1) as runs,
      (select count(*)::int from conversations where agent_id = $1) as conversations,
      (select coalesce(sum(uses), 0)::int from actions where agent_id = $1) as uses`,
    [agentId],
  )
  return rows[0]
}

test('a check tells whether its question leads to the action that it expects, and nothing is called or stored', async () => {
  const { owner, agent, params, ids } = await setUp([lookUpOrder(shop.origin), booking()], false)
  const questions = [
    'Where is my order 4711? -> order status',
    'When was the lighthouse built? -> Order status',
    'I would like to book a visit -> Order status',
    'Where is my order? → Parcel status',
    'When was the lighthouse built?',
  ]
  const found = await check(owner, params, questions)
  expect(found).toEqual(['met', 'not_offered', 'other_action', 'no_such_action', null])
  const { run, ...saved } = (await owner.call(getChecks, { params })).body
  expect(saved.questions).toEqual(questions)
  // The question is asked without the name of the action.
  expect(run?.results[1]?.now).toMatchObject({ isRefused: false, text: expect.stringContaining('1911') })
  expect(await stored(agent.id)).toEqual({ runs: 0, conversations: 0, uses: 0 })
  expect(shop.asked).toHaveLength(0)

  const [orderId = 0] = ids
  const renamed = { ...lookUpOrder(shop.origin), name: 'Parcel status' }
  await owner.call(updateAction, { params: { ...params, actionId: orderId }, body: renamed })
  expect(await check(owner, params, questions)).toEqual([
    ...['no_such_action', 'no_such_action', 'no_such_action', 'met', null],
  ])
  await owner.call(deleteAction, { params: { ...params, actionId: orderId } })
  expect((await outcomesOf(owner, params))?.[3]).toBe('no_such_action')
})

test('a check counts what a model calls, with right or wrong values, and nothing is called or stored', async () => {
  const { owner, agent, params, ids } = await setUp([lookUpOrder(shop.origin), booking()], true)
  const parcel = 'Has my parcel with the number 4711 left your house yet?'
  const visit = 'Could I come around on Christmas?'
  const calls = [
    { words: parcel, calls: `order_status_${ids[0]}`, input: { order: '4711' } },
    { words: visit, calls: `book_a_visit_${ids[1]}`, input: { day: 'Christmas' } },
  ]
  model.act = {
    obeys: (messages) => {
      const asked = messages.at(-1)?.content ?? ''
      return calls.find(({ words }) => asked.includes(words)) ?? { says: 'In 1911 [1].' }
    },
  }
  const questions = [
    `${parcel} -> Order status`,
    `${visit} -> Book a visit`,
    'How old is it? -> Order status',
  ]
  expect(await check(owner, params, questions)).toEqual(['met', 'met', 'not_offered'])
  expect(await stored(agent.id)).toEqual({ runs: 0, conversations: 0, uses: 0 })
  expect(shop.asked).toHaveLength(0)

  // A replay of an offer has no stored result: it shows the card again.
  const asked = await ask(app.origin, agent.publicId, { message: visit })
  const before = await stored(agent.id)
  const replay = await owner.call(replayAnswer, { params: { id: asked.events.at(-1)?.messageId ?? 0 } })
  expect(replay.body.today.receipt?.actions.map(({ name }) => name)).toContain('Book a visit')
  expect(await stored(agent.id)).toEqual(before)
  expect(shop.asked).toHaveLength(0)
})
