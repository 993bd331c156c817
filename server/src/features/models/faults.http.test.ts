import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { chooseModels, createConnection, getWorkspaceModels } from '@parleykit/contract/models/models'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asked, ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { modelWires } from '../../../test/model-servers/model-wires.ts'
import {
  type ModelServer,
  type ModelWire,
  type ServerAct,
  type ServerFault,
  startModelServer,
} from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
]
const QUESTION = 'How much does renting a kayak cost?'
const EMBEDDED = 'Renting a kayak costs 20 euros an hour.'

let app: TestApp
/** Another process, which soon takes a silent model for stalled. */
let hurried: TestApp
const log: string[] = []

beforeAll(async () => {
  const environment = { ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
  app = await createTestApp({ ...environment, LLM_FIRST_TOKEN_SECONDS: '60' }, (line) =>
    log.push(JSON.stringify(line)),
  )
  hurried = await createTestApp({
    ...environment,
    ...{ DATABASE_URL: app.databaseUrl, LLM_FIRST_TOKEN_SECONDS: '1', LLM_TOTAL_SECONDS: '4' },
  })
})
afterAll(async () => {
  await hurried.close()
  await app.close()
})

/** An owner who pays, since the free plan's replies end soon. */
async function makePayer(): Promise<{ owner: TestOwner; agent: { id: number; publicId: string } }> {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  return { owner, agent: await makeAgent(owner, KNOWLEDGE) }
}

const receiptOf = async (owner: TestOwner, asked: Asked) =>
  (await owner.call(getAnswerReceipt, { params: { id: asked.events.at(-1)?.messageId ?? 0 } })).body

/** What each fault is called when a connection is tested, and in the trace of an answer. */
const named: Record<ServerFault, { message: RegExp; fault: string }> = {
  wrong_key: { message: /doesn't accept this key/, fault: 'unauthorized' },
  no_credit: { message: /has no credit left/, fault: 'no_credit' },
  no_such_model: { message: /There is no model/, fault: 'no_such_model' },
  rate_limited: { message: /too many requests/, fault: 'rate_limited' },
  quota_used_up: { message: /has no credit left/, fault: 'no_credit' },
  overloaded: { message: /has a problem of its own \(HTTP 5\d\d\)/, fault: 'server_error' },
  server_error: { message: /has a problem of its own \(HTTP 500\)/, fault: 'server_error' },
}
/** These don't say whether a quota is used up or only asked too often. */
const saysLess = new Set(['google', 'mistral', 'ollama'])
const faultsOf = (provider: string) =>
  Object.entries(named).map(([fault, said]): [ServerFault, (typeof named)[ServerFault]] => [
    fault as ServerFault,
    fault === 'quota_used_up' && saysLess.has(provider) ? named.rate_limited : said,
  ])

describe.each(modelWires)('%s', (provider, wire: ModelWire, models) => {
  let server: ModelServer
  let owner: TestOwner
  let agent: { id: number; publicId: string }

  beforeAll(async () => {
    server = await startModelServer(wire, { models: [...models] })
    const payer = await makePayer()
    owner = payer.owner
    agent = payer.agent
  })
  afterAll(() => server.close())

  const connect = (more: { testModel?: string; apiKey?: string } = {}, origin = app.origin) =>
    callRoute(origin, createConnection, {
      headers: { cookie: owner.cookie },
      body: { provider, baseUrl: server.baseUrl, apiKey: server.key ?? '', ...more },
    })

  test('what is wrong is said, and nothing is stored', async () => {
    for (const [fault, { message }] of faultsOf(provider)) {
      server.act = { fails: fault }
      const refused = await connect()
      expect(refused.status, fault).toBe(400)
      expect(refused.body, fault).toMatchObject({
        code: 'model_connection_failed',
        message: expect.stringMatching(message),
      })
    }
    server.act = { says: 'Fine.' }
    expect((await connect({ apiKey: 'sk-of-someone-else' })).body).toMatchObject({
      message: expect.stringMatching(named.wrong_key.message),
    })
    expect((await connect({ testModel: `${models[0]}x` })).body).toMatchObject({
      message: `There is no model ${models[0]}x here. Did you mean ${models[0]}?`,
    })
    server.act = { sends: '<html>Hello</html>' }
    expect((await connect()).body).toMatchObject({
      message: expect.stringMatching(/no answer of a model|with nothing/),
    })
    server.act = { hangsAfter: null }
    expect((await connect({}, hurried.origin)).body).toMatchObject({
      message: expect.stringMatching(/took too long to answer/),
    })
    expect((await owner.call(getWorkspaceModels)).body.connections).toEqual([])
  })

  test('after each fault the quoted answer comes in the same turn, and the trace says why', async () => {
    server.act = { says: 'Fine.' }
    const made = await connect()
    expect(made.status).toBe(201)
    const reply = { connectionId: made.body.connection.id, model: models[0] ?? '' }
    await owner.call(chooseModels, { body: { reply } })
    const askWhile = async (act: ServerAct, origin = app.origin) => {
      // A success closes the circuit breaker.
      server.act = { says: 'It costs 20 euros [1].' }
      await ask(origin, agent.publicId, { message: QUESTION })
      server.act = act
      return ask(origin, agent.publicId, { message: QUESTION })
    }
    const acts: [ServerAct, string | RegExp, string?][] = [
      ...faultsOf(provider).map(([fails, said]): [ServerAct, string] => [{ fails }, said.fault]),
      [{ sends: '<html>Hello</html>' }, /unreadable|empty/],
      [{ sends: '{"garbage": true}\n\n' }, /unreadable|empty/],
      [{ sends: 'data: {"garbage": true}\n\n' }, /unreadable|empty/],
      [{ hangsAfter: null }, 'slow_to_start', hurried.origin],
    ]
    for (const [act, fault, origin] of acts) {
      const asked = await askWhile(act, origin)
      const what = `${JSON.stringify(act)}`
      expect(asked.text, what).toContain(EMBEDDED)
      expect(asked.text.startsWith('Renting'), what).toBe(true)
      const { answerer, model } = await receiptOf(owner, asked)
      expect(answerer, what).toBe('embedded')
      expect(model?.fault, what).toMatch(fault)
    }
    const broken: [ServerAct, string?][] = [
      [{ says: 'It costs 20 euros [1]. And there is also somethi', thenFails: true }],
      [{ hangsAfter: 'It costs 20 euros [1]. And there is also somethi' }, hurried.origin],
    ]
    for (const [act, origin] of broken) {
      const asked = await askWhile(act, origin)
      expect(asked.text).toMatch(/^It costs 20 euros \[1\]\. And there is/)
      expect(asked.text.endsWith(`\n\n${visitorTexts('en').brokenOff}`)).toBe(true)
      const { answerer, model } = await receiptOf(owner, asked)
      expect(answerer).toBe('model')
      expect(model?.fault).toMatch(/server_error|unreadable|stalled/)
    }
  })

  test('after its key is revoked or its model is gone, answers are quoted', async () => {
    const { key } = server
    server.act = { says: 'It costs 20 euros [1].' }
    await ask(app.origin, agent.publicId, { message: QUESTION })
    server.key = 'sk-another-0987654321'
    const revoked = await ask(app.origin, agent.publicId, { message: QUESTION })
    expect(await receiptOf(owner, revoked)).toMatchObject({
      answerer: 'embedded',
      model: { fault: 'unauthorized' },
    })
    server.key = key
    server.models = []
    const gone = await ask(app.origin, agent.publicId, { message: QUESTION })
    expect(await receiptOf(owner, gone)).toMatchObject({
      answerer: 'embedded',
      model: { fault: 'no_such_model' },
    })
    server.models = [...models]
    expect(JSON.stringify(log)).not.toContain(key)
  })
})
