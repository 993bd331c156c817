import { createAction, getAction, tryAction, updateAction } from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { connectMcpServer, listMcpServers } from '@parleykit/contract/actions/mcp-routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openShop } from '../../../test/open-shop.ts'
import { setTier } from '../../../test/set-tier.ts'

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

const secret = 'Bearer very-secret-4242'
const orders = (value: string | null): ActionBody => ({
  ...{ kind: 'http', name: 'Order status', purpose: '', phrases: ['Where is my order?'], inputs: [] },
  ...{ audience: 'anyone', asksFirst: false, doneText: '', isOn: true },
  http: {
    ...{ method: 'GET', url: `${shop.origin}/orders/4711`, bodyType: 'none', body: '', picks: [] },
    ...{ headers: [{ name: 'Authorization', value, isSecret: true }], honorsIdempotencyKey: false },
  },
})

test('owners see how a secret ends, editors that there is one, and viewers change nothing', async () => {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const { id } = await makeAgent(owner)
  const editor = await makeMember(app.origin, owner, 'editor')
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const made = await editor.call(createAction, { params: { id }, body: orders(secret) })
  const params = { id, actionId: made.body.id }
  const kept = await editor.call(updateAction, { params, body: orders('') })
  const tried = await editor.call(tryAction, { params, body: { values: {} } })
  expect(shop.asked.at(-1)?.headers.authorization).toBe(secret)
  const read = await editor.call(getAction, { params })
  for (const { status, body } of [made, kept, tried, read]) {
    expect(status).toBeLessThan(300)
    expect(JSON.stringify(body)).not.toContain('4242')
  }
  expect(read.body).toMatchObject({ http: { headers: [{ value: '', isSecret: true }] }, missingSecrets: 0 })
  const seen = await owner.call(getAction, { params })
  expect(seen.body).toMatchObject({ http: { headers: [{ value: expect.stringContaining('4242') }] } })

  expect(JSON.stringify((await viewer.call(getAction, { params })).body)).not.toContain('4242')
  expect((await viewer.call(updateAction, { params, body: orders('') })).status).toBe(403)
  expect((await viewer.call(tryAction, { params, body: { values: {} } })).status).toBe(403)
})

test('viewers see no fixed values', async () => {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const params = { id: (await makeAgent(owner)).id }
  const fixed = {
    name: 'key',
    label: 'Key',
    type: 'text',
    required: true,
    source: 'fixed',
    hint: '',
  } as const
  const inputs = [{ ...fixed, choices: [], value: 'fixed-4242', claim: null }]
  const made = await owner.call(createAction, { params, body: { ...orders(null), inputs } })
  for (const [role, value] of [
    ['editor', 'fixed-4242'],
    ['viewer', null],
  ] as const) {
    const member = await makeMember(app.origin, owner, role)
    const { body } = await member.call(getAction, { params: { ...params, actionId: made.body.id } })
    expect(body).toMatchObject({ inputs: [{ name: 'key', value }] })
  }
})

test('only owners see the query of an MCP server’s address', async () => {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const params = { id: (await makeAgent(owner)).id }
  const url = `${shop.origin}/mcp?api_key=4242`
  await owner.call(connectMcpServer, { params, body: { name: 'Shop', url, auth: 'none', header: null } })
  expect((await owner.call(listMcpServers, { params })).body).toMatchObject([{ url }])
  for (const role of ['editor', 'viewer'] as const) {
    const member = await makeMember(app.origin, owner, role)
    const { body } = await member.call(listMcpServers, { params })
    expect(body).toMatchObject([{ url: `${shop.origin}/mcp` }])
    expect(JSON.stringify(body)).not.toContain('4242')
  }
})
