import { deleteAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { chat, chatStream, followAnswer } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openStream } from '../../../test/open-stream.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'

const message = 'How much does renting a kayak cost?'
/** The log's number for warnings; errors have a higher one. */
const warning = 40
const waitMs = 60_000

const complaints: unknown[] = []
const noteComplaint = (line: Record<string, unknown>) => {
  if (Number(line.level) >= warning) complaints.push(line)
}
let model: ScriptedLanguageModel
let app: TestApp
/** Another process on the same database. */
let twin: TestApp
let database: pg.Client
beforeAll(async () => {
  model = await startScriptedLanguageModel({ status: 500 })
  const environment = {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
  }
  app = await createTestApp(environment, noteComplaint)
  twin = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl }, noteComplaint)
  database = new pg.Client(app.databaseUrl)
  await database.connect()
})
beforeEach(() => {
  complaints.length = 0
})
afterAll(async () => {
  await database.end()
  await twin.close()
  await app.close()
  await model.close()
})

async function openShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  const params = { botId: agent.publicId }
  return {
    owner,
    agent,
    askForJson: () => callRoute(app.origin, chat, { params, body: { visitorId: 'v', message } }),
    begin: () =>
      openStream(app.origin + chatStream.path.replace(':botId', agent.publicId), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ visitorId: 'visitor-0123456789abcdef', message }),
      }),
  }
}

test('who is being answered when the agent is deleted hears that it is gone, and not to try again', async () => {
  const { owner, agent, askForJson, begin } = await openShop()
  const held = Promise.withResolvers<void>()
  model.act = { says: 'Renting a kayak costs ', until: held.promise, thenSays: '20 euros an hour [1].' }
  const stream = await begin()
  await stream.until(() => stream.events.length > 0)
  const { conversationId = 0, visitorToken = '' } = stream.events[0]?.event ?? {}
  const path = followAnswer.path
    .replace(':botId', agent.publicId)
    .replace(':conversationId', String(conversationId))
  const elsewhere = await openStream(twin.origin + path, { headers: { 'x-visitor-token': visitorToken } })
  await elsewhere.until(() => elsewhere.events.length > 0)
  const json = askForJson()
  await expect.poll(() => model.requests.length, { timeout: waitMs }).toBe(2)
  expect((await owner.call(deleteAgent, { params: { id: agent.id } })).status).toBe(200)
  held.resolve()
  const gone = { error: 'Agent not found', code: 'not_found', message: chatTexts.botNotFound }
  await stream.toEnd()
  expect(stream.events.at(-1)?.event).toEqual(gone)
  await elsewhere.toEnd()
  expect(elsewhere.events.at(-1)?.event).toEqual(gone)
  expect(await json).toMatchObject({ status: 404, body: { code: 'not_found', message: 'Agent not found' } })
  // Neither question had an answer.
  await expect
    .poll(async () => (await owner.call(getUser)).body, { timeout: waitMs })
    .toMatchObject({ chatCreditsUsed: 0 })
  expect(complaints).toEqual([])
})

test('who asks while the agent is being deleted is told that it is not there', async () => {
  const { agent, askForJson, begin } = await openShop()
  const deletion = new pg.Client(app.databaseUrl)
  await deletion.connect()
  await deletion.query('begin')
  await deletion.query('select from agents where id = $1 for update', [agent.id])
  const asked = [begin(), askForJson()]
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await database.query(waiting)).rowCount, { timeout: waitMs }).toBe(2)
  await deletion.query('delete from agents where id = $1', [agent.id])
  await deletion.query('commit')
  await deletion.end()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404])
  expect((await ask(twin.origin, agent.publicId, { message })).status).toBe(404)
  expect(complaints).toEqual([])
})
