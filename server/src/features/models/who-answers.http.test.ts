import { updateAgent } from '@parleykit/contract/agents/agents'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import {
  type Connection,
  chooseInstallationModels,
  createInstallationConnection,
  type ModelRef,
} from '@parleykit/contract/models/models'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Asked, ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { compatibleWire } from '../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../test/model-servers/connect-model.ts'
import { ollamaWire } from '../../../test/model-servers/ollama-wire.ts'
import { type ModelServer, startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
]
const QUESTION = 'How much does renting a kayak cost?'
const EMBEDDED = 'Renting a kayak costs 20 euros an hour.'
const WRITTEN = { says: 'A kayak costs 20 euros an hour [1].' }

let app: TestApp
let operator: TestOwner
let paying: TestOwner
let agent: { id: number; publicId: string }
let first: ModelServer
let second: ModelServer
let firstRef: ModelRef
let secondRef: ModelRef

beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  operator = await makeOwner(app.origin)
  await setTier(app.databaseUrl, operator, 'admin')
  paying = await makeOwner(app.origin)
  await setTier(app.databaseUrl, paying, 'pro')
  agent = await makeAgent(paying, KNOWLEDGE)
  first = await startModelServer(compatibleWire, { models: ['first', 'other'], act: WRITTEN })
  second = await startModelServer(ollamaWire, { key: null, models: ['second'], act: WRITTEN })
  const connect = async (body: { provider: Connection['provider']; baseUrl: string; apiKey?: string }) =>
    (await operator.call(createInstallationConnection, { body })).body.connection.id
  const apiKey = first.key ?? ''
  firstRef = {
    connectionId: await connect({ provider: 'openai-compatible', baseUrl: first.baseUrl, apiKey }),
    model: 'first',
  }
  secondRef = {
    connectionId: await connect({ provider: 'ollama', baseUrl: second.baseUrl }),
    model: 'second',
  }
})
afterAll(async () => {
  await app.close()
  await first.close()
  await second.close()
})
beforeEach(() => {
  first.act = WRITTEN
  second.act = WRITTEN
  for (const { requests, verifications } of [first, second]) {
    requests.length = 0
    verifications.length = 0
  }
})

const choose = (body: Parameters<typeof operator.call<typeof chooseInstallationModels>>[1]) =>
  operator.call(chooseInstallationModels, body)
const nothing = { reply: null, helper: null, fallback: null, freeReply: null, offered: [] }
const askHere = (publicId = agent.publicId) => ask(app.origin, publicId, { message: QUESTION })
const traceOf = async (asked: Asked, owner = paying) =>
  (await owner.call(getAnswerReceipt, { params: { id: asked.events.at(-1)?.messageId ?? 0 } })).body

test('the second model answers if the first one fails, and the trace tells of both', async () => {
  await choose({ body: { ...nothing, reply: firstRef, fallback: secondRef } })
  first.act = { fails: 'server_error' }
  const asked = await askHere()
  expect(asked.text).toBe(WRITTEN.says)
  expect(await traceOf(asked)).toMatchObject({
    answerer: 'model',
    model: { name: 'second', fault: null, failed: { name: 'first', fault: 'server_error' } },
  })
  second.act = { fails: 'overloaded' }
  const quoted = await askHere()
  expect(quoted.text).toContain(EMBEDDED)
  expect(await traceOf(quoted)).toMatchObject({
    answerer: 'embedded',
    model: { name: 'second', fault: 'server_error', failed: { name: 'first', fault: 'server_error' } },
  })
  // Once something was shown, no other model goes on.
  first.act = { says: 'It costs 20 euros [1]. And there is also somethi', thenFails: true }
  second.act = WRITTEN
  second.requests.length = 0
  const broken = await askHere()
  expect(broken.text).toMatch(/^It costs 20 euros \[1\]\. And there is[\s\S]*Please ask again\.$/)
  expect(second.requests).toEqual([])
})

test('the helper model verifies, with the context that Ollama is asked for', async () => {
  await choose({ body: { ...nothing, reply: firstRef, helper: secondRef } })
  expect(await traceOf(await askHere())).toMatchObject({
    model: { name: 'first', verification: { model: 'second', outcome: 'held' } },
  })
  expect([first.verifications.length, second.verifications.length]).toEqual([0, 1])
  await choose({ body: { ...nothing, reply: secondRef } })
  expect(await traceOf(await askHere())).toMatchObject({ model: { name: 'second' } })
  expect(second.requests.at(-1)?.body.options).toMatchObject({ num_ctx: 16_000 })
})

test("an agent's choices reach the wire, and an agent that sends nothing sends nothing", async () => {
  await choose({
    body: { ...nothing, reply: firstRef, offered: [secondRef, { ...firstRef, model: 'other' }] },
  })
  const params = { id: agent.id }
  const set = (body: object) => paying.call(updateAgent, { params, body })
  await set({ temperature: 0.3, replyTokensMax: 333 })
  await askHere()
  expect(first.requests.at(-1)?.body).toMatchObject({ temperature: 0.3, max_tokens: 333 })
  await set({ replyModel: secondRef })
  expect(await traceOf(await askHere())).toMatchObject({ model: { name: 'second' } })
  expect(second.requests.at(-1)?.body.options).toMatchObject({
    ...{ temperature: 0.3, num_predict: 333, num_ctx: 16_000 },
  })
  // Not offered anymore: the installation's model.
  await choose({ body: { offered: [] } })
  expect(await traceOf(await askHere())).toMatchObject({ model: { name: 'first' } })
  const seen = [first.seen.length, second.seen.length]
  await set({ replyModel: null, temperature: null, replyTokensMax: null, usesModels: false })
  const quoted = await askHere()
  expect(quoted.text).toContain(EMBEDDED)
  expect(await traceOf(quoted)).toMatchObject({ answerer: 'embedded', model: null })
  expect([first.seen.length, second.seen.length]).toEqual(seen)
  await set({ usesModels: true })
})

test('the free plan has its own model and chooses none of those offered', async () => {
  await choose({
    body: { ...nothing, reply: firstRef, freeReply: secondRef, offered: [{ ...firstRef, model: 'other' }] },
  })
  const free = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(free, KNOWLEDGE)
  expect(await traceOf(await askHere(publicId), free)).toMatchObject({ model: { name: 'second' } })
  await free.call(updateAgent, { params: { id }, body: { replyModel: { ...firstRef, model: 'other' } } })
  expect(await traceOf(await askHere(publicId), free)).toMatchObject({ model: { name: 'second' } })
  await paying.call(updateAgent, {
    params: { id: agent.id },
    body: { replyModel: { ...firstRef, model: 'other' } },
  })
  expect(await traceOf(await askHere())).toMatchObject({ model: { name: 'other' } })
})

test("another workspace's connection is never used, whatever an agent names", async () => {
  await choose({ body: { ...nothing, reply: firstRef } })
  const own = await connectModel(paying, second, { provider: 'ollama' })
  const other = await makeOwner(app.origin)
  await setTier(app.databaseUrl, other, 'pro')
  const { id, publicId } = await makeAgent(other, KNOWLEDGE)
  const replyModel = { connectionId: own.id, model: 'second' }
  expect((await other.call(updateAgent, { params: { id }, body: { replyModel } })).status).toBe(400)
  expect(await traceOf(await askHere(publicId), other)).toMatchObject({ model: { name: 'first' } })
  expect(second.requests).toEqual([])
})

test('what the environment sets wins over what is chosen', async () => {
  const set = await createTestApp({
    ...{ DATABASE_URL: app.databaseUrl, ALLOW_PRIVATE_HOSTS: '127.0.0.1' },
    ...{ LLM_BASE_URL: first.baseUrl, LLM_API_KEY: first.key ?? '', LLM_MODEL: 'other' },
  })
  await choose({ body: { ...nothing, reply: secondRef, freeReply: secondRef } })
  const free = await makeOwner(set.origin)
  const { publicId } = await makeAgent(free, KNOWLEDGE)
  const asked = await ask(set.origin, publicId, { message: QUESTION })
  expect(await traceOf(asked, free)).toMatchObject({ model: { name: 'other' } })
  expect((await choose({ body: {} })).body.setByServer.reply).toBeNull()
  await set.close()
})
