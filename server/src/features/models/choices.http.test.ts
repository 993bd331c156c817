import { getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { chooseModels, createConnection, getWorkspaceModels } from '@parleykit/contract/models/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { ollamaWire } from '../../../test/model-servers/ollama-wire.ts'
import { startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
})
afterAll(() => app.close())

test('what a workspace and its agents choose is told as it was chosen, and a viewer sees no address', async () => {
  const models = ['gemma3', 'qwen3:8b']
  const server = await startModelServer(ollamaWire, { key: null, models })
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'standard')
  const made = await owner.call(createConnection, { body: { provider: 'ollama', baseUrl: server.baseUrl } })
  expect(made.status).toBe(201)
  const connectionId = made.body.connection.id
  const reply = { connectionId, model: 'gemma3' }
  const chosen = await owner.call(chooseModels, { body: { reply } })
  expect(chosen).toMatchObject({
    status: 200,
    body: { choices: { reply, helper: null }, standard: { model: 'gemma3', isOwn: true } },
  })
  expect(chosen.body.available).toEqual(
    models.map((model) => ({ connectionId, model, connectionName: 'Ollama', isOwn: true })),
  )

  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const replyModel = { connectionId, model: 'qwen3:8b' }
  await owner.call(updateAgent, { params, body: { replyModel } })
  expect((await owner.call(getAgent, { params })).body.replyModel).toEqual(replyModel)

  const viewer = await makeMember(app.origin, owner, 'viewer')
  const headers = { 'x-workspace': String(owner.user.id) }
  const seen = await viewer.call(getWorkspaceModels, { headers })
  expect(seen.body.connections).toMatchObject([{ baseUrl: null, keyEnding: null, models }])
  expect((await viewer.call(chooseModels, { headers, body: { reply: null } })).status).toBe(403)
  await server.close()
})

test.each(['', 'x'.repeat(201), 'null\0', '\ud800'])('the model %j is no name', async (model) => {
  const owner = await makeOwner(app.origin)
  const { status } = await owner.call(chooseModels, { body: { reply: { connectionId: 1, model } } })
  expect(status).toBe(400)
})

test('a model is asked before it is chosen, and one that fails is not', async () => {
  const models = ['gemma3', 'qwen3:8b', 'nomic-embed-text']
  const server = await startModelServer(ollamaWire, { key: null, models })
  const owner = await makeOwner(app.origin)
  const made = await owner.call(createConnection, { body: { provider: 'ollama', baseUrl: server.baseUrl } })
  const connectionId = made.body.connection.id
  const chats = () => server.seen.filter((each) => each.includes('/api/chat')).length
  const tested = chats()
  const choose = (model: string) => owner.call(chooseModels, { body: { reply: { connectionId, model } } })
  expect((await choose('gemma3')).status).toBe(200)
  expect(chats()).toBe(tested)
  expect((await choose('qwen3:8b')).status).toBe(200)
  expect(chats()).toBe(tested + 1)
  server.act = { fails: 'server_error' }
  expect((await choose('qwen3:8b')).status).toBe(200)
  server.models = ['gemma3']
  expect(await choose('qwen3:14b')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('There is no model qwen3:14b here. Did you mean qwen3:8b') },
  })
  expect((await owner.call(getWorkspaceModels)).body.choices.reply).toEqual({
    connectionId,
    model: 'qwen3:8b',
  })
  await server.close()
})
