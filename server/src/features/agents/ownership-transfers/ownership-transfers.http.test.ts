import { getAgentAccess, renewLinkKey } from '@parleykit/contract/agents/agent-access'
import {
  type Agent,
  createAgent,
  createAgentWithForm,
  getAgent,
  listAgents,
  rotateApiKey,
  rotateSecretKey,
  updateAgent,
} from '@parleykit/contract/agents/agents'
import { introduceVisitor, renewIdentitySecret } from '@parleykit/contract/agents/identities'
import {
  acceptHandover,
  declineHandover,
  getHandover,
  listHandoverOffers,
  offerHandover,
  withdrawHandover,
} from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { getUser } from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { listConversations, listVisitorConversations } from '@parleykit/contract/conversations/conversations'
import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { listWebhooks } from '@parleykit/contract/webhooks/webhooks'
import {
  inviteMember,
  joinWorkspace,
  listMembers,
  removeMember,
} from '@parleykit/contract/workspaces/workspaces'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../../test/open-mailbox.ts'
import { plantWebhook } from '../../../../test/plant-webhook.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { signIdentity } from '../../../../test/sign-identity.ts'
import { disableAccount } from '../../auth/index.ts'

let app: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment)
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const password = 'correct horse'
const boats = 'A rowing boat costs 12 euros an hour.'

async function makeOwnerOf(tier: string): Promise<TestOwner> {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, tier)
  return owner
}

/** An owner with an agent, and a member of their workspace. */
async function makePair() {
  const giver = await makeOwnerOf('standard')
  const agent = await makeAgent(giver, [boats])
  return { giver, agent, taker: await makeMember(app.origin, giver, 'viewer') }
}

const offer = (giver: TestOwner, taker: TestOwner, proof = password) =>
  giver.call(offerHandover, { body: { userId: taker.user.id, password: proof } })
const accept = (taker: TestOwner, id: number) => taker.call(acceptHandover, { params: { id } })
const namesOf = async (owner: TestOwner) =>
  (await owner.call(listAgents)).body.map(({ name, status }: Agent) => `${name}: ${status}`)
const eventsOf = async (owner: TestOwner) =>
  (await owner.call(listSecurityEvents)).body.map(({ name, subject }) => [name, subject])
const creditsOf = async (owner: TestOwner) => (await owner.call(getUser)).body.chatCreditsUsed

test('all agents move with what belongs to them, as far as the plan has places', async () => {
  const { giver, agent, taker } = await makePair()
  const other = await makeMember(app.origin, giver, 'editor')
  await giver.call(createAgent, { body: { name: 'Second' } })
  await giver.call(createAgentWithForm, { body: { name: 'Off', status: 'inactive' } })
  const params = { id: agent.id }
  const { secretKey } = (await giver.call(rotateSecretKey, { params })).body
  await ask(app.origin, agent.publicId, { message: 'What does a rowing boat cost?' })
  await setTier(app.databaseUrl, taker, 'standard')
  await taker.call(createAgent, { body: { name: 'Own' } })
  await taker.call(createAgent, { body: { name: 'Own too' } })

  const offered = await offer(giver, taker)
  expect(offered.status, JSON.stringify(offered.body)).toBe(201)
  expect((await giver.call(getHandover)).body.handover).toEqual(offered.body)
  expect((await taker.call(listHandoverOffers)).body).toMatchObject([
    {
      id: offered.body.id,
      workspace: giver.user.username,
      agents: [
        { name: 'Harbour Shop', isPausedByPlan: false },
        { name: 'Second', isPausedByPlan: true },
        { name: 'Off', isPausedByPlan: false },
      ],
    },
  ])
  // Nothing has moved until it is accepted.
  expect(await namesOf(giver)).toHaveLength(3)
  expect((await accept(taker, offered.body.id)).status).toBe(200)

  expect(await namesOf(giver)).toEqual([])
  expect(await namesOf(taker)).toEqual(
    expect.arrayContaining([
      'Own: active',
      'Own too: active',
      'Harbour Shop: active',
      'Second: inactive',
      'Off: inactive',
    ]),
  )
  const moved = (await taker.call(getAgent, { params })).body
  expect(moved).toMatchObject({
    workspaceId: taker.user.id,
    role: 'owner',
    apiKey: agent.apiKey,
    secretKeyEnding: null,
    trained: true,
  })
  expect((await taker.call(listKnowledge, { params })).body).toHaveLength(1)
  expect((await taker.call(listConversations, { params })).body).toHaveLength(1)
  // Neither who gave them away nor other members reach them any more.
  for (const person of [giver, other]) expect((await person.call(getAgent, { params })).status).toBe(404)

  // Snippets in websites still work, and the new owner pays.
  const [before] = [await creditsOf(giver)]
  const message = 'What does a rowing boat cost?'
  const asked = await ask(app.origin, agent.publicId, { message }, { 'X-API-Key': agent.apiKey })
  expect(asked.text).toContain('12 euros')
  expect([await creditsOf(giver), await creditsOf(taker)]).toEqual([before, 1])
  expect((await ask(app.origin, agent.publicId, { message }, { 'X-API-Key': secretKey })).status).toBe(401)

  const told = async (owner: TestOwner) =>
    (await owner.call(listRecentActivities)).body
      .filter(({ activityType }) => activityType === 'agent_handed_over')
      .map(({ description, actor }) => [description, actor])
  const by = taker.user.username
  expect(await told(giver)).toContainEqual([`"Harbour Shop" was transferred to ${by}`, by])
  expect(await told(taker)).toContainEqual([
    `"Harbour Shop" was transferred to you by ${giver.user.username}`,
    by,
  ])
  // The rest of what is told of an agent goes along with it.
  const history = (await taker.call(listRecentActivities)).body.map(({ description }) => description)
  expect(history).toContain('Agent "Harbour Shop" was created')
  const names = '"Harbour Shop", "Second", "Off"'
  expect(await eventsOf(giver)).toEqual(
    expect.arrayContaining([
      ['handover_offered', by],
      ['agents_handed_over', `${by}: ${names}`],
    ]),
  )
  expect(await eventsOf(taker)).toContainEqual(['agents_taken_over', `${giver.user.username}: ${names}`])
  const subjects = (owner: TestOwner) => mailbox.mailsTo(owner.user.email).map(({ subject }) => subject)
  await expect.poll(() => subjects(taker).length, { timeout: 60_000 }).toBe(2)
  await expect
    .poll(() => subjects(giver), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        `You offered your ParleyKit agents to ${by}`,
        `Your ParleyKit agents were transferred to ${by}`,
      ]),
    )
  expect(subjects(taker).toSorted()).toEqual([
    `You now own the ParleyKit agents of ${giver.user.username}`,
    `${giver.user.username} wants to transfer their ParleyKit agents to you`,
  ])
})

test('the former owner gets in by no private link or rotated key, and signs for no visitor any more', async () => {
  const { giver, agent, taker } = await makePair()
  const params = { id: agent.id }
  await giver.call(updateAgent, { params, body: { visibility: 'key_required' } })
  const rotated = agent.apiKey
  const { apiKey } = (await giver.call(rotateApiKey, { params })).body
  const linkKey = (await giver.call(renewLinkKey, { params })).body.linkKey ?? ''
  await plantWebhook(app.databaseUrl, agent.id, 'https://hooks.example/giver')
  const secret = (await giver.call(renewIdentitySecret, { params })).body.identitySecret ?? ''
  const message = 'What does a rowing boat cost?'
  const tell = async (key: string, headers = {}) =>
    (await ask(app.origin, agent.publicId, { message }, { 'x-api-key': key, ...headers })).status
  const bot = { botId: agent.publicId }
  const asWebsite = { 'x-api-key': apiKey }
  const introduce = async () => {
    const exp = Math.floor(Date.now() / 1000) + 3600
    const token = await signIdentity(secret, { sub: 'customer-42', exp })
    const input = { params: bot, body: { token }, headers: asWebsite }
    return (await callRoute(app.origin, introduceVisitor, input)).body.visitorToken
  }
  const known = { 'x-visitor-token': (await introduce()) ?? '' }
  const read = () =>
    callRoute(app.origin, listVisitorConversations, { params: bot, headers: { ...asWebsite, ...known } })
  expect([await tell(linkKey, known), await tell(rotated)]).toEqual([200, 200])
  expect((await read()).body).toHaveLength(1)

  expect((await accept(taker, (await offer(giver, taker)).body.id)).status).toBe(200)
  expect([await tell(linkKey), await tell(rotated), await tell(apiKey)]).toEqual([401, 401, 200])
  const shown = async () => (await taker.call(getAgent, { params })).body.apiKeyKnownTo
  expect(await shown()).toBe(giver.user.username)
  await taker.call(rotateApiKey, { params })
  expect(await shown()).toBeNull()
  expect(await introduce()).toBeNull()
  expect((await read()).status).toBe(401)
  expect((await taker.call(getAgentAccess, { params })).body).toMatchObject({
    linkKey: null,
    hasIdentitySecret: false,
  })
  expect((await taker.call(listWebhooks, { params })).body).toEqual([])
  const renewed = (await taker.call(renewLinkKey, { params })).body.linkKey ?? ''
  expect([await tell(renewed), await tell(linkKey)]).toEqual([200, 401])
})

test('only a member can be offered agents, by who proves to be the owner, and one at a time', async () => {
  const { giver, taker } = await makePair()
  const stranger = await makeOwnerOf('pro')
  expect(await offer(giver, taker, 'wrong')).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await offer(giver, stranger)).status).toBe(404)
  expect((await offer(giver, giver)).status).toBe(404)
  expect((await taker.call(listHandoverOffers)).body).toEqual([])
  const { body } = await offer(giver, taker)
  expect(await offer(giver, taker)).toMatchObject({ status: 409, body: { code: 'already_exists' } })
  for (const person of [giver, stranger]) {
    expect((await accept(person, body.id)).status).toBe(404)
    expect((await person.call(declineHandover, { params: { id: body.id } })).status).toBe(404)
  }
  expect((await giver.call(getHandover)).body.handover).toEqual(body)
  const empty = await makeOwnerOf('standard')
  const member = await makeMember(app.origin, empty, 'editor')
  expect(await offer(empty, member)).toMatchObject({ status: 400, body: { code: 'no_agents' } })
})

test('an offer that was withdrawn, declined, is too old, or whose sides are gone moves nothing', async () => {
  const { giver, taker } = await makePair()
  const nothingMoves = async (id: number) => {
    expect((await accept(taker, id)).status).toBe(404)
    expect(await namesOf(taker)).toEqual([])
    expect((await taker.call(listHandoverOffers)).body).toEqual([])
  }
  const withdrawn = (await offer(giver, taker)).body.id
  expect((await giver.call(withdrawHandover)).status).toBe(200)
  expect((await giver.call(withdrawHandover)).status).toBe(404)
  await nothingMoves(withdrawn)

  const declined = (await offer(giver, taker)).body.id
  expect((await taker.call(declineHandover, { params: { id: declined } })).status).toBe(200)
  expect((await giver.call(getHandover)).body.handover).toBeNull()
  await nothingMoves(declined)
  expect((await eventsOf(giver)).slice(0, 1)).toEqual([['handover_declined', taker.user.username]])

  const old = (await offer(giver, taker)).body.id
  const database = new pg.Client(app.databaseUrl)
  await database.connect()
  await database.query('update workspace_handovers set expires_at = now() where id = $1', [old])
  await database.end()
  expect((await giver.call(getHandover)).body.handover).toBeNull()
  await nothingMoves(old)

  // An old one is in nobody's way.
  const left = (await offer(giver, taker)).body.id
  await giver.call(removeMember, { params: { userId: taker.user.id } })
  expect((await giver.call(getHandover)).body.handover).toBeNull()
  await nothingMoves(left)

  const { token } = (await giver.call(inviteMember, { body: { role: 'editor' } })).body
  await taker.call(joinWorkspace, { body: { token } })
  const shut = (await offer(giver, taker)).body.id
  await disableAccount(app.platform(), giver.user.id)
  await nothingMoves(shut)
})

test('accepted twice at once it moves once, and every reply of meanwhile is paid by one of both', async () => {
  const { giver, agent, taker } = await makePair()
  const { id } = (await offer(giver, taker)).body
  const message = 'What does a rowing boat cost?'
  const visits = Array.from({ length: 10 }, (_, visitor) =>
    ask(app.origin, agent.publicId, { message, visitorId: `visitor-${visitor}-0123456789` }),
  )
  const accepted = await Promise.all([accept(taker, id), accept(taker, id), accept(taker, id)])
  expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  for (const { text } of await Promise.all(visits)) expect(text).toContain('12 euros')
  expect((await creditsOf(giver)) + (await creditsOf(taker))).toBe(10)
  expect(await namesOf(giver)).toEqual([])
  expect(await namesOf(taker)).toEqual(['Harbour Shop: active'])
  // Who was a member stays one, of a workspace without agents.
  expect((await giver.call(listMembers)).body).toHaveLength(1)
})
