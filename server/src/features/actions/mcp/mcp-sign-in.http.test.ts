import { listActions, updateAction } from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { mcpReturnPath } from '@parleykit/contract/actions/limits'
import {
  addMcpTools,
  beginMcpSignIn,
  checkMcpServer,
  connectMcpServer,
  finishMcpSignIn,
  listMcpServers,
} from '@parleykit/contract/actions/mcp-routes'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import {
  type AuthorizationServer,
  openAuthorizationServer,
} from '../../../../test/mcp/open-authorization-server.ts'
import { openMcpServer, orderTool, type StandInServer } from '../../../../test/mcp/open-mcp-server.ts'
import { setTier } from '../../../../test/set-tier.ts'

let app: TestApp
let identity: AuthorizationServer
let shop: StandInServer
let minutes = 0
const logged: string[] = []
beforeAll(async () => {
  identity = await openAuthorizationServer()
  shop = await openMcpServer(
    identity.isValid,
    () => `Bearer resource_metadata="${shop.url}/metadata", scope="orders"`,
  )
  app = await createTestApp(
    { ALLOW_PRIVATE_HOSTS: `${shop.host}, ${identity.host}` },
    (line) => logged.push(JSON.stringify(line)),
    () => new Date(Date.now() + minutes * 60_000),
  )
})
afterEach(() => {
  identity.behave(null)
  identity.changeMetadata({})
  describeShop({})
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await identity.close()
})

/** Answers with the resource's metadata (RFC 9728). */
function describeShop(change: Record<string, unknown>) {
  shop.behave((request, response) => {
    if (request.method !== 'GET') return false
    const metadata = { resource: shop.url, authorization_servers: [identity.issuer], ...change }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
    return true
  })
}

async function connect() {
  describeShop({})
  shop.setTools([orderTool])
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const body = { name: 'Shop', url: shop.url, auth: 'oauth', header: null } as const
  const made = await owner.call(connectMcpServer, { params: { id }, body })
  expect(made.body).toMatchObject({ state: 'sign_in', tools: [] })
  return { owner, at: { id, serverId: made.body.id } }
}

type Connected = Awaited<ReturnType<typeof connect>>

/** Goes to the sign-in page, which agrees at once. Returns the query with which it sends the browser back. */
async function visit({ owner, at }: Connected, as: TestOwner = owner) {
  const begun = await as.call(beginMcpSignIn, { params: at })
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body))
  const page = new URL(begun.body.url)
  const response = await fetch(page, { redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  return { page, back, answer: back.search.slice(1) }
}

async function signIn(connected: Connected) {
  const { answer } = await visit(connected)
  const { owner, at } = connected
  const done = await owner.call(finishMcpSignIn, { params: at, body: { answer } })
  expect(done.body).toMatchObject({ state: 'ready', tools: [{ name: 'get_order' }] })
}

async function turnOn({ owner, at }: Connected): Promise<void> {
  const [action] = (await owner.call(addMcpTools, { params: at, body: { tools: ['get_order'] } })).body
  const body = { ...action, mcp: { picks: [] }, isOn: true } as unknown as ActionBody
  const params = { ...at, actionId: action?.id ?? 0 }
  expect((await owner.call(updateAction, { params, body })).status).toBe(200)
}

test('an owner signs in: discovery, registration, PKCE, and the resource that the token is for', async () => {
  const connected = await connect()
  const { page, back } = await visit(connected)
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'orders', resource: shop.url },
    redirect_uri: expect.stringContaining(mcpReturnPath),
  })
  expect(back.pathname).toBe(mcpReturnPath)
  expect(identity.registered.at(-1)).toMatchObject({ token_endpoint_auth_method: 'none' })
  await signIn(connected)
  expect(identity.tokenRequests.at(-1)).toMatchObject({
    resource: shop.url,
    grant_type: 'authorization_code',
  })
})

test('a server without metadata of its own is the resource, and its origin knows the sign-in page', async () => {
  const connected = await connect()
  const metadata = await (await fetch(`${identity.issuer}/.well-known/oauth-authorization-server`)).text()
  shop.behave((request, response) => {
    if (request.method !== 'GET') return false
    const isKnown = request.url === '/.well-known/oauth-authorization-server'
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(metadata)
    return true
  })
  const { page } = await visit(connected)
  expect(page.searchParams.get('resource')).toBe(shop.url)
  await signIn(connected)
  expect(identity.tokenRequests.at(-1)).toMatchObject({ resource: shop.url })
})

test('an answer counts once, for the person who asked for it, for ten minutes', async () => {
  const connected = await connect()
  const { owner, at } = connected
  const { answer } = await visit(connected)
  const finish = (as: TestOwner, query: string) =>
    as.call(finishMcpSignIn, { params: at, body: { answer: query } })
  await setTier(app.databaseUrl, owner, 'pro')
  const editor = await makeMember(app.origin, owner, 'editor')
  const stranger = await makeOwner(app.origin)
  expect((await finish(editor, answer)).body).toMatchObject({ code: 'sign_in_over' })
  expect((await finish(stranger, answer)).body).toMatchObject({ code: 'not_found' })
  expect(
    (await finish(owner, answer.replace(/state=[^&]+/, `state=${at.id}.${at.serverId}.x`))).body,
  ).toMatchObject({
    code: 'sign_in_over',
  })
  const both = await Promise.all([finish(owner, answer), finish(owner, answer)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const late = await visit(connected)
  minutes += 11
  expect((await finish(owner, late.answer)).body).toMatchObject({ code: 'sign_in_over' })
  const other = await visit(connected)
  const mixed = other.answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')
  expect((await finish(owner, mixed)).body).toMatchObject({ code: 'sign_in_over' })
  const denied = await visit(connected)
  const state = new URLSearchParams(denied.answer).get('state') ?? ''
  expect((await finish(owner, `error=access_denied&state=${state}`)).body).toMatchObject({
    code: 'provider_refused',
  })
})

test('an answer without the issuer that the metadata promises isn’t taken', async () => {
  const connected = await connect()
  identity.changeMetadata({ authorization_response_iss_parameter_supported: true })
  const { answer } = await visit(connected)
  const body = { answer: answer.replace(/&iss=[^&]+/, '') }
  expect(body.answer).not.toBe(answer)
  const { owner, at } = connected
  expect((await owner.call(finishMcpSignIn, { params: at, body })).body).toMatchObject({
    code: 'sign_in_over',
  })
  await signIn(connected)
})

test('an access that is over is renewed once, however many need it at the same time', async () => {
  const connected = await connect()
  const { owner, at } = connected
  await signIn(connected)
  identity.expireTokens()
  const before = identity.tokenRequests.length
  const checks = await Promise.all([1, 2, 3, 4].map(() => owner.call(checkMcpServer, { params: at })))
  for (const { body } of checks) expect(body).toMatchObject({ state: 'ready', fault: null })
  expect(identity.tokenRequests.slice(before).map(({ grant_type: type }) => type)).toEqual(['refresh_token'])
  expect(identity.tokenRequests.at(-1)).toMatchObject({ resource: shop.url })
})

test('a renewal that fails for a moment signs nobody out', async () => {
  const connected = await connect()
  const { owner, at } = connected
  await signIn(connected)
  identity.expireTokens()
  identity.behave((request, response) => {
    if (request.url !== '/token') return false
    response.writeHead(503).end()
    return true
  })
  expect((await owner.call(checkMcpServer, { params: at })).body).toMatchObject({ state: 'failing' })
  identity.behave(null)
  expect((await owner.call(checkMcpServer, { params: at })).body).toMatchObject({ state: 'ready' })
})

test('a sign-in that is revoked switches the tools off and tells the owner; another one switches them on', async () => {
  const connected = await connect()
  const { owner, at } = connected
  await signIn(connected)
  await turnOn(connected)
  identity.revokeAll()
  expect((await owner.call(checkMcpServer, { params: at })).body).toMatchObject({ state: 'sign_in' })
  const off = (await owner.call(listActions, { params: at })).body
  expect(off).toMatchObject([{ isOn: false, mcp: { change: { kind: 'signed_out' } } }])
  const news = (await owner.call(listRecentActivities)).body
  expect(news[0]).toMatchObject({
    activityType: 'tool_switched_off',
    description: expect.stringMatching(/sign-in/),
  })
  await signIn(connected)
  expect((await owner.call(listActions, { params: at })).body).toMatchObject([
    { isOn: true, mcp: { change: null } },
  ])
})

test('tokens are sealed, and neither shown nor logged', async () => {
  const connected = await connect()
  await signIn(connected)
  const shown = JSON.stringify((await connected.owner.call(listMcpServers, { params: connected.at })).body)
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query('select * from mcp_servers')
  await client.end()
  expect(rows.length).toBeGreaterThan(0)
  for (const text of [shown, JSON.stringify(rows), logged.join('\n')])
    expect(text).not.toMatch(/\b[ar]t-[0-9a-f]{8}-/)
})

test('metadata that leads to private or other places is refused, and nothing is sent there', async () => {
  const connected = await connect()
  const { owner, at } = connected
  const begin = async () => (await owner.call(beginMcpSignIn, { params: at })).body
  const inside = 'http://127.0.0.1:9/inside'
  for (const change of [
    { authorization_endpoint: inside },
    { registration_endpoint: inside },
    { authorization_endpoint: 'javascript:alert(1)' },
    { authorization_endpoint: 'file:///etc/passwd' },
    { code_challenge_methods_supported: ['plain'] },
    { issuer: 'x'.repeat(70_000) },
  ]) {
    identity.changeMetadata(change)
    // A registration would be kept, and then needs no endpoint.
    expect([change, await begin()]).toMatchObject([change, { code: 'provider_refused' }])
  }
  identity.changeMetadata({ token_endpoint: inside })
  const { answer } = await visit(connected)
  const done = await owner.call(finishMcpSignIn, { params: at, body: { answer } })
  expect(done.body).toMatchObject({ code: 'provider_refused' })
  identity.changeMetadata({})
  describeShop({ resource: 'https://another.example/mcp' })
  expect(await begin()).toMatchObject({ code: 'provider_refused' })
  describeShop({ authorization_servers: ['http://169.254.169.254/'] })
  expect(await begin()).toMatchObject({ code: 'provider_refused' })
})
