import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@parleykit/contract/auth/account'
import { chatStream, followAnswer } from '@parleykit/contract/chat/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, testVisitorId } from '../../test/ask.ts'
import { callRoute } from '../../test/call-route.ts'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { makeAgent } from '../../test/make-agent.ts'
import { makeOwner } from '../../test/make-owner.ts'
import { openStream } from '../../test/open-stream.ts'
import { runNode, type ServerNode } from '../../test/run-node.ts'
import { type ScriptedLanguageModel, startScriptedLanguageModel } from '../../test/scripted-language-model.ts'
import { workersOf } from '../../test/workers-of.ts'
import { turns } from '../features/chat/base/tables.ts'
import { openDatabase } from '../platform/database/index.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const knowledge =
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price. Kayaks come back by six.'
const message = 'How much does renting a kayak cost?'
const beginning = 'Renting a kayak costs 20 euros an hour [1]. '
const rest = 'Life jackets are included in the price [1]. Kayaks come back by six [1].'

let model: ScriptedLanguageModel
let database: TestDatabase
let dataDir: string
let node: ServerNode | undefined
beforeEach(async () => {
  model = await startScriptedLanguageModel({ says: beginning + rest })
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-workers-'))
})
afterEach(async () => {
  await node?.kill()
  await expect.poll(() => workersOf(node), { timeout: 60_000 }).toEqual([])
  await model.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const start = async (environment: Record<string, string> = {}) => {
  node = await runNode({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    WEB_WORKERS: '2',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
    LLM_TRAINING_QUESTIONS: 'off',
    ...environment,
  })
  return node
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await once(taken.close(), 'close')
  return port
}

test('workers share visitors, what is counted of them, and one set of stored turns', async () => {
  const { origin } = await start({ RATE_LIMITS: 'on' })
  const owner = await makeOwner(origin)
  const agent = await makeAgent(owner, [knowledge])
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      ask(origin, agent.publicId, { message, visitorId: `${testVisitorId}-${at}` }),
    ),
  )
  expect(asked.map(({ text }) => text)).toEqual(Array(12).fill(beginning + rest))
  const open = openDatabase({ connectionString: database.url }, { max: 1 })
  const stored = await open.database.select({ state: turns.state, writer: turns.writer }).from(turns)
  await open.close()
  expect(stored.map(({ state }) => state)).toEqual(Array(12).fill('finished'))
  expect(new Set(stored.map(({ writer }) => writer)).size).toBe(2)
  const body = { username: owner.user.username, password: 'a wrong password' }
  const answers = await Promise.all(Array.from({ length: 14 }, () => callRoute(origin, login, { body })))
  const refused = answers.filter(({ status }) => status === 429)
  expect([answers.length, refused.length]).toEqual([14, 4])
})

test('a worker that dies takes its answers along, and another one takes its place', async () => {
  // Without any worker nobody holds a port that was found free: this one is asked for again.
  const server = await start({ PORT: String(await freePort()) })
  const { origin } = server
  const agent = await makeAgent(await makeOwner(origin), [knowledge])
  const before = workersOf(server)
  expect(before).toHaveLength(2)
  model.act = { stallsAfter: beginning }
  const stream = await openStream(origin + chatStream.path.replace(':botId', agent.publicId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: testVisitorId, message, conversationId: null }),
  })
  await stream.until(() => stream.text !== '')
  const { conversationId = 0, visitorToken = '' } = stream.events[0]?.event ?? {}
  for (const pid of before) process.kill(pid, 'SIGKILL')
  await expect(stream.toEnd()).rejects.toThrow()
  const after = () => workersOf(server).filter((pid) => !before.includes(pid)).length
  await expect.poll(after, { timeout: 60_000 }).toBe(2)
  const path = followAnswer.path
    .replace(':botId', agent.publicId)
    .replace(':conversationId', String(conversationId))
  const follow = () => openStream(origin + path, { headers: { 'x-visitor-token': visitorToken } })
  const followed = await vi.waitFor(follow, { timeout: 120_000, interval: 500 })
  await followed.toEnd()
  expect(followed.events.at(-1)?.event).toHaveProperty('error')
  model.act = { says: beginning + rest }
  expect((await ask(origin, agent.publicId, { message })).text).toBe(beginning + rest)
})

test('a stop lets answers end, and leaves no process behind', async () => {
  const server = await start()
  const agent = await makeAgent(await makeOwner(server.origin), [knowledge])
  const { promise, resolve } = Promise.withResolvers<void>()
  model.act = { says: beginning, until: promise, thenSays: rest }
  const stream = await openStream(server.origin + chatStream.path.replace(':botId', agent.publicId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: testVisitorId, message, conversationId: null }),
  })
  await stream.until(() => stream.text !== '')
  const stopped = server.stop()
  resolve()
  await stream.toEnd()
  expect(stream.text).toBe(beginning + rest)
  expect(stream.events.at(-1)?.event.done).toBe(true)
  expect(await stopped).toBe(0)
  expect(workersOf(server)).toEqual([])
})

test('workers answer from an embedded database that their starter opened, and end with it', async () => {
  const server = await start({ DATABASE_URL: '' })
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  expect((await makeOwner(server.origin)).user.id).toBeGreaterThan(0)
  await server.kill()
  await expect.poll(() => workersOf(server), { timeout: 60_000 }).toEqual([])
  const again = await start({ DATABASE_URL: '' })
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200)
  expect(await again.stop()).toBe(0)
})
