import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import {
  chooseInstallationModels,
  chooseModels,
  createConnection,
  createInstallationConnection,
  deleteConnection,
  deleteInstallationConnection,
  findLocalServers,
  getInstallationModels,
  getWorkspaceModels,
  updateConnection,
  updateInstallationConnection,
} from '@parleykit/contract/models/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Asked, ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { compatibleWire } from '../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../test/model-servers/connect-model.ts'
import { type ModelServer, startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
]
const QUESTION = 'How much does renting a kayak cost?'
const EMBEDDED = 'Renting a kayak costs 20 euros an hour.'
const WRITTEN = { says: 'A kayak costs 20 euros an hour [1].' }

let server: ModelServer
/** In the same private network, and not among the hosts that the operator has opened. */
let hidden: ModelServer
let app: TestApp
let second: TestApp
let operator: TestOwner

beforeAll(async () => {
  server = await startModelServer(compatibleWire, { act: WRITTEN })
  hidden = await startModelServer(compatibleWire, { act: WRITTEN })
  const environment = { ALLOW_PRIVATE_HOSTS: `127.0.0.1:${server.port}` }
  app = await createTestApp(environment)
  second = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
  operator = await makeOwner(app.origin)
  await setTier(app.databaseUrl, operator, 'admin')
})
afterAll(async () => {
  await second.close()
  await app.close()
  await server.close()
  await hidden.close()
})

async function makePayer(tier = 'pro') {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, tier)
  return { owner, agent: await makeAgent(owner, KNOWLEDGE) }
}
const askAt = ({ origin }: TestApp, { publicId }: { publicId: string }) =>
  ask(origin, publicId, { message: QUESTION })
const traceOf = async (owner: TestOwner, asked: Asked) =>
  (await owner.call(getAnswerReceipt, { params: { id: asked.events.at(-1)?.messageId ?? 0 } })).body
const usedBy = async (owner: TestOwner) => {
  const [row] = await queryDatabase<{ used: number }>(
    app.databaseUrl,
    `select coalesce(sum(used), 0)::int as used from credit_usage where user_id = ${owner.user.id}`,
  )
  return row?.used
}

test("a reply by the workspace's own key costs no credit, also when they are used up", async () => {
  const { owner, agent } = await makePayer('free')
  await askAt(app, agent)
  expect(await usedBy(owner)).toBe(1)
  await connectModel(owner, server)
  expect((await askAt(app, agent)).text).toBe(WRITTEN.says)
  expect(await usedBy(owner)).toBe(1)
  await queryDatabase(app.databaseUrl, `update credit_usage set used = 100 where user_id = ${owner.user.id}`)
  expect((await askAt(app, agent)).text).toBe(WRITTEN.says)
  server.act = { fails: 'server_error' }
  const quoted = await askAt(app, agent)
  expect(quoted.events.some(({ function_call }) => function_call?.name === 'creditLimitReached')).toBe(true)
  server.act = WRITTEN
  await operator.call(chooseInstallationModels, { body: { ownKeysCostCredits: true } })
  const refused = await askAt(app, agent)
  expect(refused.events.some(({ function_call }) => function_call?.name === 'creditLimitReached')).toBe(true)
  await queryDatabase(app.databaseUrl, `update credit_usage set used = 1 where user_id = ${owner.user.id}`)
  expect((await askAt(app, agent)).text).toBe(WRITTEN.says)
  expect(await usedBy(owner)).toBe(2)
  await operator.call(chooseInstallationModels, { body: { ownKeysCostCredits: false } })
})

test('private addresses are refused to a workspace and open to the operator', async () => {
  const { owner } = await makePayer()
  const apiKey = hidden.key ?? ''
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0.0.0.0', '[::ffff:127.0.0.1]']
  const addresses = [...hosts.map((host) => `http://${host}:${hidden.port}/v1`), 'http://10.0.0.1/v1']
  for (const baseUrl of addresses) {
    const body = { provider: 'openai-compatible', baseUrl, apiKey } as const
    const refused = await owner.call(createConnection, { body })
    expect([refused.status, refused.body], baseUrl).toMatchObject([
      400,
      { message: expect.stringMatching(/^Addresses in private networks can't be used here/) },
    ])
  }
  // A server that is allowed may not lead to another one.
  server.act = { redirectsTo: `${hidden.baseUrl}/chat/completions` }
  const body = { provider: 'openai-compatible', baseUrl: server.baseUrl, apiKey } as const
  expect((await owner.call(createConnection, { body })).status).toBe(400)
  server.act = WRITTEN
  expect(hidden.seen).toEqual([])
  const made = await operator.call(createInstallationConnection, {
    body: { ...body, baseUrl: hidden.baseUrl },
  })
  expect(made.status).toBe(201)
  await operator.call(deleteInstallationConnection, { params: { id: made.body.connection.id } })
})

test.each([
  ['events without end', `data: ${JSON.stringify({ id: 'c', choices: [], pad: 'x'.repeat(60_000) })}\n\n`],
  ['a line without end', 'x'.repeat(1_000_000)],
])('%s are cut, and the quoted answer comes', async (_what, sends) => {
  const { owner, agent } = await makePayer()
  await connectModel(owner, server)
  server.written = 0
  server.act = { sends, endlessly: true }
  const asked = await askAt(app, agent)
  expect(asked.text).toContain(EMBEDDED)
  expect((await traceOf(owner, asked)).model?.fault).toMatch(/unreachable|unreadable/)
  // 16 MiB are read; the rest was on its way.
  expect(server.written).toBeLessThan(60_000_000)
  server.act = WRITTEN
})

test('a change is used by another process within a second', async () => {
  const { owner, agent } = await makePayer()
  expect(await traceOf(owner, await askAt(second, agent))).toMatchObject({ answerer: 'embedded' })
  const { id } = await connectModel(owner, server)
  const answerer = async () => (await traceOf(owner, await askAt(second, agent))).answerer
  await expect.poll(answerer, { timeout: 1000 }).toBe('model')
  await owner.call(deleteConnection, { params: { id } })
  await expect.poll(answerer, { timeout: 1000 }).toBe('embedded')
})

test('only the owner changes connections, others see neither keys nor addresses, and strangers nothing', async () => {
  const { owner } = await makePayer()
  const { id } = await connectModel(owner, server)
  const stranger = (await makePayer()).owner
  const body = { provider: 'openai-compatible', baseUrl: server.baseUrl, apiKey: server.key ?? '' } as const
  const params = { id }
  const inWorkspace = { headers: { [workspaceHeader]: String(owner.user.id) } }
  for (const role of ['viewer', 'editor'] as const) {
    const member = await makeMember(app.origin, owner, role)
    const seen = await member.call(getWorkspaceModels, inWorkspace)
    expect(seen.body.connections).toMatchObject([{ id, baseUrl: null, keyEnding: null, fault: null }])
    expect(JSON.stringify(seen.body)).not.toContain(String(server.port))
    const tries = [
      await member.call(createConnection, { ...inWorkspace, body }),
      await member.call(updateConnection, { ...inWorkspace, params, body }),
      await member.call(deleteConnection, { ...inWorkspace, params }),
      await member.call(chooseModels, { ...inWorkspace, body: { reply: null } }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect((await stranger.call(updateConnection, { params, body })).status).toBe(404)
  expect((await stranger.call(deleteConnection, { params })).status).toBe(404)
  const foreign = { reply: { connectionId: id, model: 'chat-mini' } }
  expect((await stranger.call(chooseModels, { body: foreign })).status).toBe(400)
  expect((await operator.call(chooseInstallationModels, { body: foreign })).status).toBe(400)
  expect((await operator.call(updateInstallationConnection, { params, body })).status).toBe(404)
})

test("the operator's routes are nobody else's, also where no plans are sold", async () => {
  const open = await createTestApp({ BILLING: 'off' })
  await makeOwner(open.origin)
  const person = await makeOwner(open.origin)
  expect(person.user.subscriptionTier).toBe('admin')
  const body = { provider: 'ollama', baseUrl: hidden.baseUrl } as const
  const params = { id: 1 }
  const tries = [
    await person.call(getInstallationModels),
    await person.call(findLocalServers),
    await person.call(createInstallationConnection, { body }),
    await person.call(updateInstallationConnection, { params, body }),
    await person.call(deleteInstallationConnection, { params }),
    await person.call(chooseInstallationModels, { body: {} }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  await open.close()
})

test('a key is kept unless the address changes, and one of another installation must be entered again', async () => {
  const { owner, agent } = await makePayer()
  const { id } = await connectModel(owner, server)
  const params = { id }
  const body = { provider: 'openai-compatible', baseUrl: server.baseUrl, name: 'Ours' } as const
  const kept = await owner.call(updateConnection, { params, body })
  expect(kept.body.connection).toMatchObject({ name: 'Ours', keyEnding: '7890' })
  const moved = await owner.call(updateConnection, {
    params,
    body: { ...body, baseUrl: `${server.baseUrl}/` },
  })
  expect(moved.status).toBe(200)
  const elsewhere = await owner.call(updateConnection, {
    ...{ params, body: { ...body, baseUrl: `http://127.0.0.1:${server.port}/v1/x` } },
  })
  expect(elsewhere.status).toBe(400)
  expect(server.requests.every(({ text }) => !text.includes(String(server.key)))).toBe(true)

  await queryDatabase(
    app.databaseUrl,
    `update model_connections set api_key = 'eyJ.a.b.c.d' where id = ${id}`,
  )
  const restored = await createTestApp({
    ...{ DATABASE_URL: app.databaseUrl, ALLOW_PRIVATE_HOSTS: `127.0.0.1:${server.port}` },
  })
  const told = await callRoute(restored.origin, getWorkspaceModels, { headers: { cookie: owner.cookie } })
  expect(told.body.connections).toMatchObject([{ id, needsKey: true }])
  const asked = await askAt(restored, agent)
  expect(asked.text).toContain(EMBEDDED)
  expect(await traceOf(owner, asked)).toMatchObject({ answerer: 'embedded', model: null })
  await restored.close()
})
