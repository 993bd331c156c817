import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { rotateSecretKey, updateAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { mcpMessageSchema, mcpTexts } from '@parleykit/contract/chat/mcp/mcp'
import { listConversations } from '@parleykit/contract/conversations/conversations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const knowledge = [
  '# Ferry\n\nA ticket of the ferry costs 12 euros for adults. Children pay 5 euros for a ticket.',
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
]
const question = 'What does a ticket of the ferry cost for adults?'

async function makeFerry() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, knowledge)
  const secretKey = (await owner.call(rotateSecretKey, { params: { id: agent.id } })).body.secretKey
  const change = (body: Parameters<typeof owner.call<typeof updateAgent>>[1]) => owner.call(updateAgent, body)
  return { owner, agent, secretKey, change, params: { id: agent.id } }
}

/** Lets the official client, with this key, do something with an agent. */
async function withClient<T>(
  publicId: string,
  key: string | null,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ name: 'test', version: '1' })
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${app.origin}/mcp/${publicId}`), {
    requestInit: { headers },
  })
  // Its `sessionId` is optional, where the interface has one that may be undefined.
  await client.connect(transport as Parameters<Client['connect']>[0])
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

async function callTool(client: Client, name: string, input: Record<string, unknown>) {
  const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: input }))
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
  return {
    text,
    data: result.structuredContent ?? {},
    isError: result.isError ?? false,
    code: result._meta?.code,
  }
}

describe('the official client', () => {
  test('asks a public agent without a key, and goes on with what was said', async () => {
    const { owner, agent, params } = await makeFerry()
    await withClient(agent.publicId, null, async (client) => {
      expect(client.getServerVersion()).toMatchObject({ name: 'parleykit', title: agent.name })
      expect(client.getInstructions()).toContain(agent.name)
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['ask'])
      const first = await callTool(client, 'ask', { question })
      expect(first.data).toMatchObject({
        answered: true,
        sources: expect.arrayContaining([
          { title: 'Ferry', url: null, quote: expect.stringContaining('12 euros') },
        ]),
      })
      expect(first.text).toMatch(/12 euros[\s\S]*Sources:\n\[1\] Ferry: /)
      const { conversation } = first.data
      const second = await callTool(client, 'ask', { question: 'And for children?', conversation })
      expect(second.text).toContain('5 euros')
      expect(second.data.conversation).toBe(conversation)
      const separate = await callTool(client, 'ask', { question: 'And for children?', conversation: null })
      expect(separate.data.conversation).not.toBe(conversation)
      const refused = await callTool(client, 'ask', {
        question: 'Who painted the Mona Lisa?',
        conversation: '',
      })
      expect(refused.data).toMatchObject({ answered: false, sources: [] })
    })
    const listed = await owner.call(listConversations, { params })
    expect(listed.body.map(({ messageCount }) => messageCount).sort()).toEqual([2, 2, 4])
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(3)
  })

  test('searches with the secret key alone, without a credit', async () => {
    const { owner, agent, secretKey } = await makeFerry()
    await withClient(agent.publicId, secretKey, async (client) => {
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['ask', 'search'])
      const found = await callTool(client, 'search', { query: 'renting a kayak', limit: 1 })
      expect(found.data).toEqual({
        passages: [
          {
            title: 'Kayaks',
            heading: 'Kayaks',
            text: expect.stringContaining('20 euros an hour'),
            url: null,
          },
        ],
      })
      expect(found.text).toContain('20 euros an hour')
      const nothing = await callTool(client, 'search', { query: 'zzqx' })
      expect(nothing).toMatchObject({ text: 'No results.', data: { passages: [] } })
      expect((await callTool(client, 'ask', { question })).text).toContain('12 euros')
    })
    await withClient(agent.publicId, agent.apiKey, async (client) => {
      await expect(callTool(client, 'search', { query: 'kayak' })).rejects.toThrow(
        mcpTexts.searchNeedsSecretKey,
      )
    })
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(1)
  })

  test('hears in the tool’s result why there is no answer, and nothing of what went wrong inside', async () => {
    const { owner, agent, secretKey, change, params } = await makeFerry()
    await withClient(agent.publicId, secretKey, async (client) => {
      const ask = (more: object = {}) => callTool(client, 'ask', { question, ...more })
      const unknown = { isError: true, text: mcpTexts.conversationUnknown, code: 'validation_failed' }
      for (const conversation of [
        '7',
        '7.customer-1',
        `7.visitor-${crypto.randomUUID()}`,
        "1.visitor-'; drop table agents; --",
      ]) {
        expect(await ask({ conversation })).toMatchObject(unknown)
      }
      expect(await callTool(client, 'ask', { question: ' \u200b' })).toMatchObject({
        isError: true,
        code: 'validation_failed',
      })
      expect(await callTool(client, 'ask', { question: 'x'.repeat(4001) })).toMatchObject({ isError: true })
      expect(await callTool(client, 'search', { query: 'x', limit: 1000 })).toMatchObject({ isError: true })
      expect(await callTool(client, 'constructor', {})).toMatchObject({ isError: true })
      await change({ params, body: { status: 'maintenance' } })
      expect(await ask()).toMatchObject({ isError: true, code: 'agent_paused' })
      expect(await callTool(client, 'search', { query: 'kayak' })).toMatchObject({ code: 'agent_paused' })
      await change({ params, body: { status: 'active' } })
      expect(await ask()).toMatchObject({ isError: false })
      const database = new pg.Client(app.databaseUrl)
      await database.connect()
      await database.query('update credit_usage set used = 100 where user_id = $1', [owner.user.id])
      await database.end()
      expect(await ask()).toMatchObject({ isError: true, code: 'credit_limit_reached' })
    })
    expect((await owner.call(listConversations, { params })).body).toHaveLength(2)
  })
})

describe('what is no message of the protocol', () => {
  const accept = 'application/json, text/event-stream'
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  }

  async function send(
    publicId: string,
    body: string | null,
    headers: Record<string, string> = {},
    method = 'POST',
  ) {
    const response = await fetch(`${app.origin}/mcp/${publicId}`, {
      method,
      headers: { 'content-type': 'application/json', accept, ...headers },
      ...(body !== null && { body }),
    })
    const text = await response.text()
    const [, data = text] = /^data: (.*)$/m.exec(text) ?? []
    const message = data === '' ? null : mcpMessageSchema.parse(JSON.parse(data))
    return { status: response.status, error: message?.error, message, allow: response.headers.get('allow') }
  }

  test('is refused in the words of JSON-RPC, and nothing of it is kept', async () => {
    const { owner, agent, params } = await makeFerry()
    const { publicId } = agent
    const ask = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ask', arguments: { question } },
    }
    const invalid: [string, number, number][] = [
      ['{"jsonrpc":', 400, -32700],
      ['', 400, -32700],
      ['"hello"', 400, -32600],
      ['null', 400, -32600],
      ['[]', 400, -32600],
      [JSON.stringify(Array.from({ length: 100 }, () => ask)), 400, -32600],
      [JSON.stringify({ ...ask, jsonrpc: '1.0' }), 400, -32600],
      [JSON.stringify({ ...ask, id: {} }), 400, -32600],
      [JSON.stringify({ jsonrpc: '2.0', id: 1 }), 400, -32700],
      [`{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, -32700],
      [
        JSON.stringify({ ...ask, params: { name: 'ask', arguments: { question: 'x'.repeat(70_000) } } }),
        413,
        -32000,
      ],
    ]
    for (const [body, status, code] of invalid) {
      const answer = await send(publicId, body)
      expect([answer.status, answer.error?.code], body.slice(0, 80)).toEqual([status, code])
    }
    const unknown = await send(publicId, JSON.stringify({ ...ask, method: 'tools/destroy' }))
    expect([unknown.status, unknown.error?.code]).toEqual([200, -32601])
    const body = JSON.stringify(initialize)
    expect(await send(publicId, body, { 'mcp-session-id': 'gone' })).toMatchObject({
      status: 404,
      error: { message: mcpTexts.noSessions },
    })
    expect((await send(publicId, JSON.stringify(ask), { 'mcp-protocol-version': '1999-01-01' })).status).toBe(
      400,
    )
    expect((await send(publicId, body, { accept: 'text/html' })).status).toBe(406)
    expect((await send(publicId, body, { 'content-type': 'text/plain' })).status).toBe(415)
    for (const method of ['GET', 'DELETE']) {
      expect(await send(publicId, null, {}, method)).toMatchObject({ status: 405, allow: 'POST' })
    }
    expect(await send('nobody', body)).toMatchObject({ status: 404, error: { data: { code: 'not_found' } } })
    expect(
      (await send(publicId, JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))).status,
    ).toBe(202)
    expect((await owner.call(listConversations, { params })).body).toEqual([])
  })

  test('comes from no page that its owner doesn’t know, nor without the key that it needs', async () => {
    const { agent, change, params } = await makeFerry()
    const body = JSON.stringify(initialize)
    const from = async (origin: string) => {
      const { status, error } = await send(agent.publicId, body, { origin })
      return [status, error?.data]
    }
    const foreign = [403, { code: 'origin_not_allowed' }]
    expect(await from('https://evil.example')).toEqual(foreign)
    expect(await from('null')).toEqual(foreign)
    expect(await from(app.origin)).toEqual([200, undefined])
    await change({ params, body: { allowedDomains: ['shop.example'] } })
    expect(await from('https://shop.example')).toEqual([200, undefined])
    expect(await from('https://evil.example')).toEqual(foreign)
    await change({ params, body: { visibility: 'key_required' } })
    const by = async (headers: Record<string, string>) => (await send(agent.publicId, body, headers)).status
    expect([await by({}), await by({ 'x-api-key': 'pk_guessed' })]).toEqual([401, 401])
    expect(await by({ 'x-api-key': agent.apiKey })).toBe(200)
  })
})

test('messages of one address are throttled in the words of the protocol, whatever they are', async () => {
  const throttled = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const agent = await makeAgent(await makeOwner(throttled.origin))
    const send = () =>
      fetch(`${throttled.origin}/mcp/${agent.publicId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      })
    const answers = await Promise.all(Array.from({ length: 301 }, send))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300)
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { data: { code: 'too_many_requests' } },
    })
  } finally {
    await throttled.close()
  }
})
