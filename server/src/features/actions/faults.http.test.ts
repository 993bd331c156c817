import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { actionTexts } from './core/action-texts.ts'

/** No visitor ever reads it. */
const raw = 'internal-detail-of-the-api'
const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

type Told = 'failed' | 'refused' | 'nothing' | 'unknown' | 'shown'

interface Fault {
  /** Also the path of the address. */
  readonly name: string
  readonly respond: (response: ServerResponse) => void
  /** What the visitor reads after a look-up, and after a booking that isn't repeated. */
  readonly told: readonly [read: Told, write: Told]
  /** Requests of the look-up. The booking is one request. */
  readonly requests: number
  readonly fault: RegExp | null
}

const faults: readonly Fault[] = [
  {
    ...{ name: 'silent', respond: () => {}, told: ['failed', 'unknown'], requests: 2 },
    fault: /took too long/,
  },
  {
    ...{ name: 'endless', told: ['failed', 'unknown'], requests: 2, fault: /took too long/ },
    respond: (response) => {
      const drip = setInterval(() => response.write(' '), 200)
      response.on('close', () => clearInterval(drip))
    },
  },
  {
    ...{ name: 'cut', told: ['failed', 'unknown'], requests: 2, fault: /can't be reached|invalid response/ },
    respond: (response) => {
      response.writeHead(200, { 'content-length': 500 }).write(`{"status": "${raw}`)
      setImmediate(() => response.destroy())
    },
  },
  ...[500, 503].map((status) => ({
    ...{ name: `status-${status}`, requests: 2, fault: new RegExp(`failed \\(${status}\\)`) },
    ...{ told: ['failed', 'unknown'] as const },
    respond: (response: ServerResponse) => response.writeHead(status).end(raw),
  })),
  ...([400, 410, 422] as const).map((status) => ({
    ...{ name: `status-${status}`, told: ['refused', 'refused'] as const, requests: 1 },
    fault: new RegExp(`refused the request \\(${status}\\)`),
    respond: (response: ServerResponse) => response.writeHead(status).end(raw),
  })),
  ...([401, 403] as const).map((status) => ({
    ...{ name: `status-${status}`, told: ['failed', 'failed'] as const, requests: 1 },
    fault: /check the secret headers/,
    respond: (response: ServerResponse) => response.writeHead(status).end(raw),
  })),
  {
    ...{ name: 'not-there', told: ['nothing', 'nothing'], requests: 1, fault: /404/ },
    respond: (response) => response.writeHead(404).end(raw),
  },
  {
    ...{ name: 'too-often', told: ['failed', 'failed'], requests: 2, fault: /429/ },
    respond: (response) => response.writeHead(429).end(raw),
  },
  {
    ...{ name: 'elsewhere', told: ['failed', 'failed'], requests: 1, fault: /redirects \(307\)/ },
    respond: (response) => response.writeHead(307, { location: `${hidden}/secret` }).end(),
  },
  {
    ...{ name: 'see-other', told: ['failed', 'unknown'], requests: 2, fault: /redirects \(303\)/ },
    respond: (response) => response.writeHead(303, { location: `${hidden}/secret` }).end(),
  },
  {
    ...{ name: 'page', told: ['failed', 'unknown'], requests: 2, fault: /isn’t JSON/ },
    respond: (response) => response.setHeader('content-type', 'text/html').end(`<html>${raw}</html>`),
  },
  {
    ...{ name: 'huge', told: ['failed', 'unknown'], requests: 2, fault: /larger than 64 KB/ },
    respond: (response) => json(response, { status: 'shipped', notes: raw.repeat(4000) }),
  },
  {
    ...{ name: 'renamed', told: ['failed', 'unknown'], requests: 2, fault: /picked fields/ },
    respond: (response) => json(response, { state: raw, positions: [{ title: raw }] }),
  },
  {
    ...{ name: 'retyped', told: ['failed', 'unknown'], requests: 2, fault: /picked fields/ },
    respond: (response) => json(response, { status: { code: raw }, items: { name: raw } }),
  },
  {
    ...{ name: 'old-letters', told: ['shown', 'shown'], requests: 1, fault: null },
    respond: (response) => {
      response.setHeader('content-type', 'application/json; charset=iso-8859-1')
      response.end(Buffer.from(JSON.stringify({ status: 'in Köln' }), 'latin1'))
    },
  },
  {
    ...{ name: 'wrong-letters', told: ['shown', 'shown'], requests: 1, fault: null },
    respond: (response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(Buffer.from(JSON.stringify({ status: 'in Köln' }), 'latin1'))
    },
  },
]

let app: TestApp
let api: Server
let shelter: Server
/** An address in a private network. */
let hidden: string
const reached: string[] = []
const asked = new Map<string, number>()
beforeAll(async () => {
  api = createServer((request, response) => {
    const path = request.url?.slice(1) ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    request.resume()
    faults.find(({ name }) => path.startsWith(`${name}/`))?.respond(response)
  })
  shelter = createServer((request, response) => {
    reached.push(request.url ?? '')
    response.end('{"status": "secret"}')
  })
  for (const server of [api, shelter])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  hidden = originOf(shelter)
  // A model that nobody answers for: guided actions need none.
  app = await createTestApp({
    ...{ ALLOW_PRIVATE_HOSTS: new URL(originOf(api)).host, LLM_MODEL: 'gone' },
    ...{ LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_API_KEY: 'key' },
  })
})
afterAll(async () => {
  await app.close()
  for (const server of [api, shelter]) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const input: ActionInput = {
  ...{ name: 'order', label: 'Nummer', type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
}

const action = (method: 'GET' | 'POST', path: string): ActionBody => ({
  ...{ kind: 'http', name: 'Bestellung', purpose: '', phrases: ['Wo ist meine Bestellung?'], doneText: '' },
  ...{ inputs: [input], audience: 'anyone', asksFirst: false, isOn: true },
  http: {
    ...{ method, url: `${originOf(api)}/${path}`, headers: [], bodyType: 'json' },
    ...{ body: '{"order": "{{ order }}"}', honorsIdempotencyKey: false },
    picks: [
      { path: 'status', label: 'Status' },
      { path: 'items[].name', label: 'Artikel' },
    ],
  },
})

async function use(method: 'GET' | 'POST', path: string, change?: (actionId: number) => Promise<unknown>) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const made = await owner.call(createAction, { params: { id: agent.id }, body: action(method, path) })
  expect(made.status).toBe(201)
  await change?.(made.body.id)
  const { events, visitorToken } = await ask(app.origin, agent.publicId, {
    message: 'Wo ist meine Bestellung 4711?',
  })
  const offered = events.flatMap((event) => event.action ?? [])[0]
  const params = { botId: agent.publicId, runId: offered?.id ?? '' }
  const headers = { 'x-visitor-token': visitorToken }
  const body = { values: { order: '4711' } }
  const { body: ended } = await callRoute(app.origin, continueAction, { params, headers, body })
  const [run] = await queryDatabase<{ state: string; fault: string | null; attempts: number }>(
    app.databaseUrl,
    `select state, fault, attempts from action_runs where id = '${params.runId}'`,
  )
  return { ended, run }
}

const texts = actionTexts('de')
const words = { ...texts, shown: 'Status: in Köln' }
const states = { failed: 'form', refused: 'form', nothing: 'form', unknown: 'unknown', shown: 'done' }

describe.concurrent.each(faults)('the API: $name', ({ name, told, requests, fault }) => {
  test.each([
    ['GET', told[0], requests],
    ['POST', told[1], 1],
  ] as const)('%s: the visitor reads "%s"', async (method, text, times) => {
    const { ended, run } = await use(method, `${name}/${method}`)
    expect(ended).toMatchObject({ state: states[text], text: words[text] })
    expect(run).toMatchObject({ state: states[text], attempts: times })
    if (fault) expect(run?.fault).toMatch(fault)
    else expect(run?.fault).toBe(null)
    expect(asked.get(`${name}/${method}`)).toBe(times)
    expect(JSON.stringify([ended, run])).not.toContain(raw)
  })
})

test('nothing in a private network was asked, wherever the API sent us', () => {
  expect(reached).toEqual([])
})

test.each(['GET', 'POST'] as const)('a host that is gone: %s was never sent', async (method) => {
  const { ended, run } = await use(method, 'moved', (id) =>
    queryDatabase(
      app.databaseUrl,
      `update actions set http = jsonb_set(http, '{url}', '"https://shop.invalid/orders"') where id = ${id}`,
    ),
  )
  expect(ended).toMatchObject({ state: 'form', text: texts.failed })
  expect(run?.fault).toMatch(/doesn't exist|couldn't be looked up/)
})
