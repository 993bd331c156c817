import { getAgentAccess } from '@parleykit/contract/agents/agent-access'
import { rotateSecretKey } from '@parleykit/contract/agents/agents'
import {
  deleteIdentitySecret,
  getIdentitySecret,
  introduceVisitor,
  renewIdentitySecret,
} from '@parleykit/contract/agents/identities'
import { identityTokenDaysMax, identityTokenMax } from '@parleykit/contract/agents/limits'
import { listVisitorConversations } from '@parleykit/contract/conversations/conversations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { signIdentity } from '../../../test/sign-identity.ts'

let now = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, undefined, () => new Date(now))
})
afterAll(() => app.close())

const inSeconds = (seconds: number) => Math.floor(now / 1000) + seconds
const sign = (secret: string, claims: Record<string, unknown> = {}, alg?: string) =>
  signIdentity(secret, { sub: 'customer-42', exp: inSeconds(3600), ...claims }, alg)

async function makeShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const bot = { botId: agent.publicId }
  const renew = async () => (await owner.call(renewIdentitySecret, { params })).body.identitySecret ?? ''
  const introduce = (token: string, headers: Record<string, string> = {}) =>
    callRoute(app.origin, introduceVisitor, { params: bot, body: { token }, headers })
  const tell = (visitorToken?: string, request = {}) =>
    ask(
      app.origin,
      agent.publicId,
      { message: 'Hello', visitorId: `visitor-${crypto.randomUUID()}`, ...request },
      {
        ...(visitorToken && { 'x-visitor-token': visitorToken }),
      },
    )
  const listed = (headers: Record<string, string>) =>
    callRoute(app.origin, listVisitorConversations, { params: bot, headers })
  const problem = async () => (await owner.call(getAgentAccess, { params })).body.identityProblem
  return { owner, agent, params, bot, renew, introduce, tell, listed, problem }
}

const byToken = (visitorToken: string | null) => ({ 'x-visitor-token': visitorToken ?? '' })

test('a person has the same history on every device, with what was said before they were known', async () => {
  const { owner, params, renew, introduce, tell, listed } = await makeShop()
  const secret = await renew()
  const anonymous = await tell()
  const laptop = await introduce(await sign(secret), byToken(anonymous.visitorToken))
  expect(laptop).toMatchObject({ status: 200, body: { conversationId: anonymous.conversationId } })
  // What opened it as nobody's opens nothing any more.
  expect((await listed(byToken(anonymous.visitorToken))).body).toEqual([])
  const telephone = await introduce(await sign(secret))
  expect(telephone.body.conversationId).toBe(anonymous.conversationId)
  const second = await tell(telephone.body.visitorToken ?? '')
  const both = [{ id: second.conversationId }, { id: anonymous.conversationId }]
  expect((await listed(byToken(laptop.body.visitorToken))).body).toMatchObject(both)
  const next = await tell(second.visitorToken, { conversationId: anonymous.conversationId })
  expect(next.conversationId).toBe(anonymous.conversationId)

  // Two people who share a computer keep what is theirs.
  const other = await introduce(await sign(secret, { sub: 'customer-43' }), byToken(second.visitorToken))
  expect(other.body.conversationId).toBeNull()
  expect((await listed(byToken(second.visitorToken))).body).toHaveLength(2)

  const { secretKey } = (await owner.call(rotateSecretKey, { params })).body
  const asServer = { 'x-api-key': secretKey, 'x-visitor-id': 'customer-42' }
  expect((await listed(asServer)).body).toMatchObject(both)
  // A name is no proof.
  const guess = await tell(undefined, { visitorId: 'customer-42', conversationId: second.conversationId })
  expect(guess.conversationId).not.toBe(second.conversationId)
  expect((await listed({ 'x-visitor-id': 'customer-42' })).status).toBe(401)
})

test('whatever proves nothing leaves the visitor as they are, and the owner hears why', async () => {
  const { agent, renew, introduce, tell, listed, problem } = await makeShop()
  const refused = async (token: string) => {
    now += 61_000
    const answer = await introduce(token, { 'x-website': 'shop.example' })
    expect(answer).toMatchObject({ status: 200, body: { visitorToken: null, conversationId: null } })
    const told = await problem()
    expect(told).toMatchObject({ seenOn: 'shop.example', seenAt: new Date(now).toISOString() })
    return told?.problem
  }
  expect(await refused(await sign('any secret'))).toBe('not_set_up')
  const secret = await renew()
  expect(await problem()).toBeNull()
  const mine = await tell()
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  const [, body = '', seal = ''] = (await sign(secret)).split('.')
  const changed = Buffer.from(JSON.stringify({ sub: 'admin', exp: inSeconds(3600) })).toString('base64url')
  const other = await makeShop()
  const week = identityTokenDaysMax * 24 * 3600
  expect(await refused('nonsense')).toBe('unreadable')
  expect(await refused(`${unsigned}.${body}.`)).toBe('unreadable')
  expect(await refused(await sign(secret.padEnd(64, 'x'), {}, 'HS512'))).toBe('unreadable')
  expect(await refused('x'.repeat(identityTokenMax))).toBe('unreadable')
  expect(await refused(`${(await sign(secret)).split('.', 1)[0]}.${changed}.${seal}`)).toBe('forged')
  expect(await refused(await sign(await other.renew()))).toBe('forged')
  expect(await refused(await sign(agent.apiKey))).toBe('forged')
  expect(await refused(await sign(secret, { exp: inSeconds(-3600) }))).toBe('expired')
  expect(await refused(await sign(secret, { nbf: inSeconds(3600), exp: inSeconds(7200) }))).toBe('early')
  expect(await refused(await sign(secret, { exp: undefined }))).toBe('endless')
  expect(await refused(await sign(secret, { exp: inSeconds(week + 3600) }))).toBe('too_long')
  expect(await refused(await sign(secret, { aud: other.agent.publicId }))).toBe('foreign')
  expect(await refused(await sign(secret, { sub: undefined }))).toBe('nameless')
  expect(await refused(await sign(secret, { sub: 42 }))).toBe('nameless')
  expect(await refused(await sign(secret, { sub: `visitor-${crypto.randomUUID()}` }))).toBe('nameless')
  expect((await listed(byToken(mine.visitorToken))).body).toHaveLength(1)

  now += 61_000
  const believed = await introduce(
    await sign(secret, { aud: [agent.publicId, 'shop'], exp: inSeconds(week) }),
  )
  expect(believed.body.visitorToken).not.toBeNull()
  expect((await introduce('')).status).toBe(400)
  expect((await introduce('x'.repeat(identityTokenMax + 1))).status).toBe(400)
})

test('renewing the secret ends what the old one opened, and loses nothing', async () => {
  const { owner, params, renew, introduce, tell, listed } = await makeShop()
  const first = await renew()
  const known = await introduce(await sign(first))
  const { conversationId } = await tell(known.body.visitorToken ?? '')
  const second = await renew()
  expect((await owner.call(getIdentitySecret, { params })).body.identitySecret).toBe(second)
  expect((await listed(byToken(known.body.visitorToken))).status).toBe(401)
  expect((await introduce(await sign(first))).body.visitorToken).toBeNull()
  const again = await introduce(await sign(second))
  expect(again.body.conversationId).toBe(conversationId)

  expect((await owner.call(deleteIdentitySecret, { params })).status).toBe(200)
  expect((await listed(byToken(again.body.visitorToken))).status).toBe(401)
  expect((await owner.call(getIdentitySecret, { params })).body.identitySecret).toBeNull()
})

test('a secret is nowhere to be read but where it is shown', async () => {
  const { owner, params, renew } = await makeShop()
  const secret = await renew()
  expect(secret).toMatch(/^is_[\w-]{43}$/)
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query('select agents::text as row from agents where id = $1', [params.id])
  await client.end()
  const access = (await owner.call(getAgentAccess, { params })).body
  expect(access).toMatchObject({ hasIdentitySecret: true, identityProblem: null })
  expect(JSON.stringify([rows, access])).not.toContain(secret)
})
