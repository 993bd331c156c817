import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { rotateApiKey, rotateSecretKey } from '@parleykit/contract/agents/agents'
import { chat } from '@parleykit/contract/chat/chat'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testVisitorId } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openShop } from '../../../test/open-shop.ts'
import { setTier } from '../../../test/set-tier.ts'
import { lookUpOrder } from '../../../test/shop-actions.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const question = 'Where is my order?'

/** An agent that offers to look an order up, and the words of the offer for a client without cards. */
async function makeShop() {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'hobby')
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911 and is open on Sundays.'])
  const params = { id: agent.id }
  await owner.call(createAction, { params, body: lookUpOrder(shop.origin) })
  const page = `/bot/${agent.publicId}`
  const words = new RegExp(
    `^I can do this for you: Order status\\. Please fill in the form\\.\\n\\n- Order number\\nYou can do this on the chat page: http.+${page}$`,
  )
  return { owner, agent, params, words }
}

test('the answer as JSON says in words what an action asks for', async () => {
  const { agent, words } = await makeShop()
  const body = { visitorId: testVisitorId, message: question, conversationId: null }
  const reply = await callRoute(app.origin, chat, { params: { botId: agent.publicId }, body })
  expect(reply.body.message).toMatch(words)
  expect(reply.body.action).toMatchObject({ name: 'Order status', state: 'form' })
})

test('a completion says so, streamed or whole', async () => {
  const { owner, agent, params, words } = await makeShop()
  const apiKey = (await owner.call(rotateApiKey, { params })).body.apiKey
  const client = new OpenAI({ apiKey, baseURL: `${app.origin}/v1`, maxRetries: 0 })
  const request = { model: agent.publicId, messages: [{ role: 'user' as const, content: question }] }
  const whole = await client.chat.completions.create(request)
  expect(whole.choices[0]?.message.content).toMatch(words)
  let streamed = ''
  for await (const chunk of await client.chat.completions.create({ ...request, stream: true }))
    streamed += chunk.choices[0]?.delta.content ?? ''
  expect(streamed).toMatch(words)
})

test('an assistant is told so by MCP', async () => {
  const { owner, agent, params, words } = await makeShop()
  const { secretKey } = (await owner.call(rotateSecretKey, { params })).body
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${app.origin}/mcp/${agent.publicId}`), {
    requestInit: { headers: { authorization: `Bearer ${secretKey}` } },
  })
  await client.connect(transport as Parameters<Client['connect']>[0])
  const { tools } = await client.listTools()
  const name = tools[0]?.name ?? ''
  const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: { question } }))
  await client.close()
  expect(result.structuredContent).toMatchObject({ answer: expect.stringMatching(words) })
})
