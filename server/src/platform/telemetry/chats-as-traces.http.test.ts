import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatStream } from '@parleykit/contract/chat/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, testVisitorId } from '../../../test/ask.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type CollectedSpan, type Collector, openCollector } from '../../../test/open-collector.ts'
import { runNode, type ServerNode } from '../../../test/run-node.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'
import { attributes, logAttributes } from './index.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** A word that nothing but what people wrote has. */
const sentinel = 'zwiebelturm'
const knowledge = `# Kayaks\n\nRenting a ${sentinel} kayak costs 20 euros an hour. Kayaks come back by six.`
const message = `How much does renting a ${sentinel} kayak cost?`
const says = `Renting a ${sentinel} kayak costs 20 euros an hour [1].`

let model: ScriptedLanguageModel
let database: TestDatabase
let collector: Collector
let dataDir: string
let node: ServerNode | undefined
beforeEach(async () => {
  model = await startScriptedLanguageModel({ says })
  database = await createTestDatabase()
  collector = await openCollector()
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-telemetry-'))
})
afterEach(async () => {
  await node?.kill()
  await model.close()
  await collector.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const withCollector = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
})

const start = async (environment: Record<string, string> = withCollector()) => {
  node = await runNode({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
    LLM_TRAINING_QUESTIONS: 'off',
    ...environment,
  })
  return node
}

/** A request whose body comes when its head has long been read. */
async function sendLate(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request(url, { method: 'POST', headers, agent: false })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  await fetch(new URL('/readyz', url))
  sent.end(body)
  const [response] = await answered
  response.resume()
  await once(response, 'end')
}

const chatRoute = 'POST /api/public/chat-stream/:botId'
const named = (spans: readonly CollectedSpan[], name: string) => spans.filter((span) => span.name === name)

/** The one trace of a chat, once all of it has come. */
function chatOf(spans: readonly CollectedSpan[]) {
  const [request] = named(spans, chatRoute)
  const ofTrace = spans.filter(({ traceId }) => traceId === request?.traceId)
  const childrenOf = (parent: CollectedSpan | undefined) =>
    ofTrace.filter(({ parentId }) => parent && parentId === parent.spanId)
  return { request, ofTrace, childrenOf, turn: named(ofTrace, 'turn')[0] }
}

test('a chat is one trace from the question over SQL to the model, without a word of anybody', async () => {
  const server = await start()
  const owner = await makeOwner(server.origin)
  const agent = await makeAgent(owner, [knowledge])
  const visitorId = `visitor-${sentinel}-0123456789abcdef`
  const headers = { 'user-agent': sentinel, traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` }
  const asked = await ask(server.origin, agent.publicId, { message, visitorId }, headers)
  expect(asked.text).toBe(says)
  await fetch(`${server.origin}/api/none/${sentinel}?q=${sentinel}`)
  expect(await server.stop()).toBe(0)

  const { request, ofTrace, childrenOf, turn } = chatOf(collector.spans)
  expect(request).toMatchObject({ parentId: '', isFault: false })
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': 200 })
  expect(turn?.parentId).toBe(request?.spanId)
  expect(turn?.attributes).toMatchObject({ 'parleykit.agent.id': agent.id, 'parleykit.outcome': 'answer' })
  const beneathTurn = childrenOf(turn).map(({ name }) => name)
  expect(beneathTurn).toEqual(expect.arrayContaining(['search', 'compose', 'chat scripted']))
  const [called] = named(ofTrace, 'chat scripted')
  expect(called?.attributes).toMatchObject({
    'gen_ai.request.model': 'scripted',
    'gen_ai.usage.input_tokens': 300,
    'gen_ai.usage.output_tokens': 20,
    'parleykit.outcome': 'whole',
    'parleykit.first_text_ms': expect.any(Number),
  })
  const isStatement = ({ attributes: told }: CollectedSpan) => told['db.system.name'] === 'postgresql'
  const [question] = named(childrenOf(request), 'start_turn')
  expect(question?.attributes['db.query.summary']).toContain('insert messages')
  expect(childrenOf(turn).filter(isStatement).length).toBeGreaterThan(0)
  expect(childrenOf(named(ofTrace, 'search')[0]).filter(isStatement).length).toBeGreaterThan(0)
  for (const span of ofTrace) {
    expect(span.end >= span.start).toBe(true)
    if (span !== request) expect(ofTrace.map(({ spanId }) => spanId)).toContain(span.parentId)
  }
  // A busy machine may hand a job out twice, or send what it was told of twice.
  const parents = named(collector.spans, 'job train-agent').map(({ parentId }) => parentId)
  expect(new Set(parents)).toEqual(new Set(['']))

  const known = new Set<string>([...Object.values(attributes), ...Object.values(logAttributes)])
  const told = [...collector.spans, ...collector.logs].flatMap((each) => Object.keys(each.attributes))
  expect(told.filter((name) => !known.has(name))).toEqual([])
  expect(collector.spans[0]?.resource).toMatchObject({ 'service.name': 'parleykit' })
  const secrets = [
    ...[sentinel, owner.user.username, agent.publicId, '127.0.0.1', asked.visitorToken.slice(-20)],
    ...[owner.cookie.slice(-20), 'resp_', 'abababab', 'of-the-collector'],
  ]
  const received = Buffer.concat(collector.bytes)
  expect(secrets.filter((secret) => secret === '' || received.includes(secret))).toEqual([])
  expect(received.includes(Buffer.from('ab'.repeat(16), 'hex'))).toBe(false)
  expect(new Set(collector.headers)).toEqual(new Set(['Bearer of-the-collector']))
})

test('what goes on after the visitor left is of the same trace, and so are the lines of the log', async () => {
  const server = await start()
  const agent = await makeAgent(await makeOwner(server.origin), [knowledge])
  const { promise, resolve } = Promise.withResolvers<void>()
  model.act = {
    says: 'Renting a ',
    until: promise,
    thenSays: `${sentinel} kayak costs 20 euros an hour [1].`,
  }
  const leaving = new AbortController()
  const response = await fetch(server.origin + chatStream.path.replace(':botId', agent.publicId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: testVisitorId, message, conversationId: null }),
    signal: leaving.signal,
  })
  expect(response.status).toBe(200)
  await expect.poll(() => model.requests.length).toBe(1)
  leaving.abort()
  const isOver = () => named(collector.spans, chatRoute).length
  await expect.poll(isOver).toBe(1)
  resolve()
  await expect.poll(() => named(collector.spans, 'turn').length).toBe(1)
  model.act = { status: 500 }
  await ask(server.origin, agent.publicId, { message })
  expect(await server.stop()).toBe(0)

  const { request, turn, childrenOf } = chatOf(collector.spans)
  expect(turn?.parentId).toBe(request?.spanId)
  const later = childrenOf(turn).filter(({ start }) => request && start > request.end)
  expect(later.map(({ name }) => name)).toContain('store_reply')
  const written = server.logged().find(({ msg }) => msg === 'a language model failed')
  const sent = collector.logs.find(({ body }) => body === 'a language model failed')
  const failed = collector.spans.find(({ isFault }) => isFault)
  expect(sent).toMatchObject({ severity: 13, traceId: failed?.traceId })
  expect(written).toMatchObject({ trace_id: failed?.traceId, span_id: sent?.spanId })
})

test('a caller’s trace is gone on with where the operator says that its proxy makes it, by its decision', async () => {
  const proxy = { TRUST_PROXY: '127.0.0.1', OTEL_PROPAGATORS: 'tracecontext,baggage' }
  const server = await start({ ...withCollector(), ...proxy })
  const call = (traceId: string, flags: string) =>
    fetch(`${server.origin}/api/user`, {
      headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-${flags}` },
    })
  await call('ab'.repeat(16), '01')
  await call('ba'.repeat(16), '00')
  await call('no trace', '01')
  await sendLate(`${server.origin}/api/login`, JSON.stringify({ username: 'nobody', password: 'a password' }))
  await server.stop()
  const users = named(collector.spans, 'GET /api/user')
  expect(users).toHaveLength(2)
  expect(users[0]).toMatchObject({ traceId: 'ab'.repeat(16), parentId: 'cd'.repeat(8) })
  expect(users[1]?.parentId).toBe('')
  expect(users.map(({ traceId }) => traceId)).not.toContain('ba'.repeat(16))
  const [login] = named(collector.spans, 'POST /api/login')
  expect(login?.attributes).toMatchObject({
    ...{ 'http.response.status_code': 401, 'parleykit.refusal': 'invalid_credentials' },
  })
  const looked = collector.spans.filter(
    ({ parentId, name }) => parentId === login?.spanId && /users/.test(name),
  )
  expect(looked.length).toBeGreaterThan(0)
})

test.each([['silently'], [500], [429]] as const)(
  'a collector that answers %s costs no chat anything',
  async (how) => {
    collector.behave(how)
    const server = await start()
    const agent = await makeAgent(await makeOwner(server.origin), [knowledge])
    for (const at of [1, 2, 3])
      expect((await ask(server.origin, agent.publicId, { message: `${message} ${at}` })).text).toBe(says)
    await expect.poll(() => collector.bytes.length).toBeGreaterThan(0)
    expect(await server.stop()).toBe(0)
    expect(server.logged().filter(({ level }) => level >= 50)).toEqual([])
  },
)

test('each process of a server tells for itself', async () => {
  const server = await start({ ...withCollector(), WEB_WORKERS: '2' })
  const agent = await makeAgent(await makeOwner(server.origin), [knowledge])
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      ask(
        server.origin,
        agent.publicId,
        { message, visitorId: `${testVisitorId}-${at}` },
        { connection: 'close' },
      ),
    ),
  )
  expect(await server.stop()).toBe(0)
  const of = (prefix: string) => {
    const spans = collector.spans.filter(({ name }) => name.startsWith(prefix))
    return [...new Set(spans.map(({ resource }) => resource['parleykit.worker']))].sort()
  }
  expect(of('turn')).toEqual(['1', '2'])
  expect(of('job ')).toEqual(['jobs'])
  expect(new Set(collector.spans.map(({ resource }) => resource['service.instance.id'])).size).toBe(3)
})

test('nothing of OpenTelemetry is loaded where no collector is set', async () => {
  const [list, hooks] = [join(dataDir, 'loaded'), join(dataDir, 'hooks.mjs')]
  await writeFile(
    hooks,
    `import { appendFileSync } from 'node:fs'
     import { registerHooks } from 'node:module'
     registerHooks({ resolve: (specifier, context, next) => {
       const found = next(specifier, context)
       appendFileSync(${JSON.stringify(list)}, found.url + '\\n')
       return found
     } })`,
  )
  const loadedBy = async (environment: Record<string, string>) => {
    await rm(list, { force: true })
    const server = await start({ ...environment, NODE_OPTIONS: `--import ${hooks}` })
    const agent = await makeAgent(await makeOwner(server.origin), [knowledge])
    expect((await ask(server.origin, agent.publicId, { message })).text).toBe(says)
    await server.stop()
    const loaded = new Set(
      (await readFile(list, 'utf8')).split('\n').filter((url) => url.startsWith('file:')),
    )
    const parts = await Promise.all([...loaded].map((url) => readFile(new URL(url), 'utf8')))
    const holding = (name: string) => parts.filter((part) => part.includes(`node_modules/${name}/`))
    expect(holding('fastify')).not.toEqual([])
    return holding('@opentelemetry')
  }
  expect(
    await loadedBy({ OTEL_SERVICE_NAME: 'set for all of a cluster', OTEL_TRACES_SAMPLER: 'xray' }),
  ).toHaveLength(0)
  expect((await loadedBy(withCollector())).length).toBeGreaterThan(0)
})
