import { updateAction } from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { addMcpTools, connectMcpServer } from '@parleykit/contract/actions/mcp-routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import {
  bookTool,
  openMcpServer,
  orderTool,
  type StandInServer,
} from '../../../../test/mcp/open-mcp-server.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../../test/scripted-language-model.ts'

let app: TestApp
let model: ScriptedLanguageModel
let shop: StandInServer
beforeAll(async () => {
  shop = await openMcpServer()
  shop.setTools([orderTool, bookTool])
  model = await startScriptedLanguageModel({ status: 500 })
  const environment = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' }
  app = await createTestApp({ ...environment, ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await model.close()
  await shop.close()
})

/** An agent with a tool that is on. Returns how its model calls it. */
async function setUp(tool: string) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911 and is open on Sundays.'])
  const server = { name: 'Shop', url: shop.url, auth: 'none', header: null } as const
  const made = await owner.call(connectMcpServer, { params: { id: agent.id }, body: server })
  const at = { id: agent.id, serverId: made.body.id }
  const [action] = (await owner.call(addMcpTools, { params: at, body: { tools: [tool] } })).body
  if (!action) throw new Error('The tool was not added')
  const mcp = { picks: [{ path: 'status', label: 'Status' }] }
  const body = { ...action, mcp, isOn: true } as ActionBody
  await owner.call(updateAction, { params: { ...at, actionId: action.id }, body })
  const name = `${action.name.toLowerCase().replaceAll(' ', '_')}_${action.id}`
  return { name, asking: (message: string) => ask(app.origin, agent.publicId, { message }) }
}

test('a model reads by a tool that only reads, and cites the picked fields of its result', async () => {
  const { name, asking } = await setUp('get_order')
  model.act = {
    obeys: (messages) => {
      const number = /<passage number="(\d+)" from="From [^"]+">/.exec(messages.at(-1)?.content ?? '')?.[1]
      return number
        ? { says: `Your order has the status "shipped" [${number}].` }
        : { calls: name, input: { order_number: '4711' } }
    },
  }
  const asked = await asking('Has my parcel with the number 4711 left your house yet?')
  expect(asked.text).toBe('Your order has the status "shipped" [1].')
  expect(shop.calls).toEqual([{ name: 'get_order', values: { orderNumber: '4711' } }])
  expect(JSON.stringify(model.requests)).not.toContain('ada@shop.example')
})

test('a tool that may write is a card for the visitor, whatever the model wants', async () => {
  const { name, asking } = await setUp('book_visit')
  model.act = { obeys: () => ({ calls: name, input: { day: '2026-12-24' } }) }
  const before = shop.calls.length
  const asked = await asking('Could you note me down for the 2026-12-24, please?')
  const [action] = asked.events.flatMap((event) => event.action ?? [])
  expect(action).toMatchObject({ name: 'Book visit', values: { day: '2026-12-24' } })
  expect(shop.calls.length).toBe(before)
})
