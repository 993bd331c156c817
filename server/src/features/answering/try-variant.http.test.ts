import { updateAgent } from '@parleykit/contract/agents/agents'
import { noInstructions } from '@parleykit/contract/agents/instructions'
import { type BakeOffVariant, tryVariant } from '@parleykit/contract/answering/bake-off'
import { getUser } from '@parleykit/contract/auth/account'
import { listConversations } from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { compatibleWire } from '../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../test/model-servers/connect-model.ts'
import { type ModelServer, startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'

const KNOWLEDGE = ['# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included.']
const question = 'How much does renting a kayak cost?'

let app: TestApp
let server: ModelServer
let owner: TestOwner
let agent: { id: number; publicId: string }
let connectionId: number
beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  server = await startModelServer(compatibleWire, { models: ['first', 'second'] })
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(async () => {
  server.act = { says: 'Twenty euros an hour [1].' }
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'standard')
  agent = await makeAgent(owner, KNOWLEDGE)
  connectionId = (await connectModel(owner, server)).id
  server.requests.length = 0
})

const tryIt = (variant: BakeOffVariant, { who = owner, headers = {} } = {}) =>
  who.call(tryVariant, { params: { id: agent.id }, body: { question, variant }, headers })

test('each variant answers by its own model, or without one', async () => {
  const quoted = await tryIt({ model: 'none' })
  expect(quoted.body).toMatchObject({ isRefused: false, receipt: { answerer: 'embedded', model: null } })
  expect(quoted.body.text).toContain('costs 20 euros an hour')
  expect(server.requests).toHaveLength(0)
  const own = await tryIt({ model: 'agent' })
  expect(own.body).toMatchObject({ receipt: { answerer: 'model', model: { name: 'first' } } })
  expect(own.body.sources).toHaveLength(1)
  const other = await tryIt({ model: { connectionId, model: 'second' } })
  expect(other.body).toMatchObject({ receipt: { answerer: 'model', model: { name: 'second' } } })
  expect(server.requests.map(({ model }) => model)).toEqual(['first', 'second'])
})

test('other instructions reach the model, and the saved ones stay', async () => {
  await owner.call(updateAgent, {
    params: { id: agent.id },
    body: { instructions: { ...noInstructions, style: 'Rhyme.' } },
  })
  const instructions = { ...noInstructions, style: 'Speak like a captain.' }
  await tryIt({ model: 'agent', instructions })
  await tryIt({ model: 'agent' })
  const [tried, saved] = server.requests.map(({ text }) => text)
  expect(tried).toContain('Speak like a captain.')
  expect(tried).not.toContain('Rhyme.')
  expect(saved).toContain('Rhyme.')
})

test('trying stores no conversation and uses no credit', async () => {
  await tryIt({ model: 'agent' })
  await tryIt({ model: 'none' })
  expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(0)
  expect((await owner.call(listConversations, { params: { id: agent.id } })).body).toEqual([])
})

test('a model that fails is named, and no second one hides it', async () => {
  server.act = { fails: 'no_credit' }
  const tried = await tryIt({ model: { connectionId, model: 'second' } })
  expect(tried.body.receipt).toMatchObject({
    answerer: 'embedded',
    model: { name: 'second', fault: 'no_credit' },
  })
})

test('an agent that never sends anything to a model tries none', async () => {
  await owner.call(updateAgent, { params: { id: agent.id }, body: { usesModels: false } })
  expect((await tryIt({ model: { connectionId, model: 'second' } })).status).toBe(400)
  expect((await tryIt({ model: 'agent' })).body.receipt.model).toBeNull()
  expect(server.requests).toHaveLength(0)
})

test("another workspace's model is refused, and a viewer tries nothing", async () => {
  const other = await makeOwner(app.origin)
  await setTier(app.databaseUrl, other, 'standard')
  const foreign = (await connectModel(other, server)).id
  expect((await tryIt({ model: { connectionId: foreign, model: 'first' } })).status).toBe(400)
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const headers = { 'x-workspace': String(owner.user.id) }
  expect((await tryIt({ model: 'none' }, { who: viewer, headers })).status).toBe(403)
  expect((await tryIt({ model: 'none' }, { who: other })).status).toBe(404)
})
