import {
  checkAccess,
  deleteLinkKey,
  getAgentAccess,
  renewLinkKey,
  revokeRetiredKeys,
} from '@parleykit/contract/agents/agent-access'
import { rotateApiKey, updateAgent } from '@parleykit/contract/agents/agents'
import { keyGraceDays, retiredKeysMax } from '@parleykit/contract/agents/limits'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const graceMs = keyGraceDays * 24 * 3600 * 1000

async function makeShop({ origin }: TestApp) {
  const owner = await makeOwner(origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const see = (visibility: 'public' | 'key_required') =>
    owner.call(updateAgent, { params, body: { visibility } })
  /** The status of a message that carries a key. */
  const tell = async (key: string, headers = {}) =>
    (await ask(origin, agent.publicId, { message: 'Hello' }, { 'x-api-key': key, ...headers })).status
  const check = async (headers: Record<string, string> = {}) =>
    (await callRoute(origin, checkAccess, { params: { botId: agent.publicId }, headers })).body
  const rotate = async () => (await owner.call(rotateApiKey, { params })).body.apiKey
  const access = async () => (await owner.call(getAgentAccess, { params })).body
  return { owner, agent, params, see, tell, check, rotate, access }
}

test('a rotated key works on for its grace, and its owner sees where it is still in use', async () => {
  let now = Date.now()
  const timed = await createTestApp({}, undefined, () => new Date(now))
  try {
    const { agent, see, tell, check, rotate, access } = await makeShop(timed)
    await see('key_required')
    const newKey = await rotate()
    expect([await tell(agent.apiKey), await tell(newKey), await tell('pk_guessed')]).toEqual([200, 200, 401])
    const worksUntil = new Date(now + graceMs).toISOString()
    expect(await access()).toMatchObject({
      linkKey: null,
      retiredKeys: [
        { ending: agent.apiKey.slice(-4), worksUntil, seenAt: new Date(now).toISOString(), seenOn: null },
      ],
    })

    now += graceMs - 1
    expect(await tell(agent.apiKey, { origin: 'https://shop.example' })).toBe(200)
    expect((await access()).retiredKeys).toMatchObject([{ seenOn: 'shop.example' }])
    now += 61_000
    expect(await tell(agent.apiKey)).toBe(401)
    // A frame that isn't told where it is doesn't take away what is known.
    expect((await access()).retiredKeys).toMatchObject([
      { seenAt: new Date(now).toISOString(), seenOn: 'shop.example' },
    ])
    expect(await check({ 'x-api-key': agent.apiKey })).toEqual({ open: false, keyWorks: false })
    await see('public')
    expect([await tell(agent.apiKey), await tell('pk_guessed')]).toEqual([200, 401])
    expect(await check({ 'x-api-key': agent.apiKey })).toEqual({ open: true, keyWorks: false })
  } finally {
    await timed.close()
  }
})

test('rotated keys are revoked at once, and a website that has one is noticed', async () => {
  const { owner, agent, params, see, tell, check, rotate, access } = await makeShop(app)
  await see('key_required')
  const second = await rotate()
  const third = await rotate()
  expect([await tell(agent.apiKey), await tell(second), await tell(third)]).toEqual([200, 200, 200])
  const revoked = await owner.call(revokeRetiredKeys, { params })
  expect(revoked.status).toBe(200)
  expect([await tell(agent.apiKey), await tell(second), await tell(third)]).toEqual([401, 401, 200])
  await rotate()
  await owner.call(revokeRetiredKeys, { params })
  await check({ 'x-api-key': third, 'x-website': 'shop.example:8080' })
  const { retiredKeys } = await access()
  expect(retiredKeys).toHaveLength(3)
  expect(retiredKeys.filter(({ seenOn }) => seenOn !== null)).toMatchObject([
    { ending: third.slice(-4), seenOn: 'shop.example:8080' },
  ])
  expect(JSON.stringify(await access())).not.toContain(third)
  const events = (await owner.call(listSecurityEvents)).body.map(({ name }) => name)
  expect(events.filter((name) => name === 'api_keys_revoked')).toHaveLength(2)
})

test('only so many rotated keys are known', async () => {
  const { agent, tell, rotate, access } = await makeShop(app)
  for (let count = 0; count <= retiredKeysMax; count += 1) await rotate()
  expect((await access()).retiredKeys).toHaveLength(retiredKeysMax)
  expect(await tell(agent.apiKey)).toBe(401)
})

test('a private link opens an agent that needs a key, until it is renewed or withdrawn', async () => {
  const { owner, agent, params, see, tell, check, rotate, access } = await makeShop(app)
  expect(await check()).toEqual({ open: true, keyWorks: false })
  await see('key_required')
  expect(await check()).toEqual({ open: false, keyWorks: false })
  const first = (await owner.call(renewLinkKey, { params })).body.linkKey ?? ''
  expect(first).toMatch(/^lk_[\w-]{22}$/)
  expect(await check({ 'x-api-key': first })).toEqual({ open: true, keyWorks: true })
  // The link has a life of its own.
  await rotate()
  expect(await tell(first)).toBe(200)

  const second = (await owner.call(renewLinkKey, { params })).body.linkKey ?? ''
  expect([await tell(first), await tell(second)]).toEqual([401, 200])
  const other = await makeShop(app)
  expect(await other.tell(second)).toBe(401)
  expect((await owner.call(deleteLinkKey, { params })).body.linkKey).toBeNull()
  expect([await tell(second), await tell('null'), (await access()).linkKey]).toEqual([401, 401, null])
  expect(await check({ 'x-api-key': agent.apiKey })).toEqual({ open: true, keyWorks: true })
})

test('no stranger learns of an agent what its visitors may not see', async () => {
  const { owner, agent, params } = await makeShop(app)
  await owner.call(updateAgent, { params, body: { status: 'inactive' } })
  const input = { params: { botId: agent.publicId }, headers: { 'x-api-key': agent.apiKey } }
  expect((await callRoute(app.origin, checkAccess, input)).status).toBe(404)
  expect((await callRoute(app.origin, checkAccess, { params: { botId: 'nobody' } })).status).toBe(404)
})
