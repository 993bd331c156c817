import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import { getWorkspaceModels, updateConnection } from '@parleykit/contract/models/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { compatibleWire } from '../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../test/model-servers/connect-model.ts'
import { type ModelServer, startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { setTier } from '../../../test/set-tier.ts'
import { subscribeOwner } from '../notifications/index.ts'

const QUESTION = 'How much does renting a kayak cost?'

let mailbox: Mailbox
let server: ModelServer
let app: TestApp
let second: TestApp
let owner: TestOwner
let agent: { publicId: string }

beforeAll(async () => {
  mailbox = await openMailbox()
  const environment = { ...mailbox.environment, ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
  app = await createTestApp(environment)
  second = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  agent = await makeAgent(owner, ['Renting a kayak costs 20 euros an hour.'])
  server = await startModelServer(compatibleWire, { act: { says: 'It costs 20 euros [1].' } })
})
afterAll(async () => {
  await second.close()
  await app.close()
  await server.close()
  await mailbox.close()
})

const askAt = ({ origin }: TestApp) => ask(origin, agent.publicId, { message: QUESTION })
const inWorkspace = () => ({ headers: { [workspaceHeader]: String(owner.user.id) } })
const faultOf = async (member = owner) =>
  (await member.call(getWorkspaceModels, inWorkspace())).body.connections.map(({ fault }) => fault)
const mails = () => mailbox.mailsTo(owner.user.email)

test('the owner hears once of a fault, not by each reply, also from two processes at once', async () => {
  const connection = await connectModel(owner, server)
  await Promise.all([askAt(app), askAt(second)])
  expect(await faultOf()).toEqual([null])
  const topics: string[] = []
  const leave = subscribeOwner(app.platform(), owner.user.id, ({ topic }) => topics.push(topic))
  const notices = () => topics.filter((topic) => topic === 'models').length

  const key = server.key
  server.key = 'sk-another-0987654321'
  await Promise.all([askAt(app), askAt(second), askAt(app), askAt(second)])
  await expect
    .poll(() => faultOf())
    .toEqual(["OpenAI-compatible server doesn't accept the key anymore. Enter another one."])
  await expect.poll(() => mails().length).toBe(1)
  await askAt(second)
  await askAt(app)
  expect(mails()[0]?.text).toContain("doesn't accept the key anymore")
  expect(mails()[0]?.text).not.toContain(String(key))
  expect(mails()[0]?.link).toBe('http://parleykit.example/dashboard/profile/models')
  expect([mails().length, notices()]).toEqual([1, 1])
  const viewer = await makeMember(app.origin, owner, 'viewer')
  expect(await faultOf(viewer)).toEqual([null])

  // The next success ends it, and the next fault is another one.
  server.key = key
  const recovered = async () => {
    await askAt(app)
    return faultOf()
  }
  // The circuit breaker keeps a process from asking for a while; changing the connection opens another model.
  const params = { id: connection.id }
  const body = { provider: 'openai-compatible', baseUrl: server.baseUrl } as const
  expect((await owner.call(updateConnection, { params, body })).body.connection.fault).toBeNull()
  await expect.poll(recovered).toEqual([null])
  server.act = { fails: 'no_credit' }
  await askAt(app)
  await expect
    .poll(() => faultOf())
    .toEqual(['Your account at OpenAI-compatible server has no credit left. Add credit there.'])
  await expect.poll(() => mails().length).toBe(2)
  server.act = { says: 'It costs 20 euros [1].' }
  await expect.poll(recovered).toEqual([null])
  // Faults that pass by themselves are nobody's to mend.
  server.act = { fails: 'rate_limited' }
  await askAt(app)
  server.act = { fails: 'server_error' }
  await askAt(app)
  expect([await faultOf(), mails().length]).toEqual([[null], 2])
  leave()
})
