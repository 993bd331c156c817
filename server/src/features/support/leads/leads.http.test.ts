import { deleteAgent, updateAgent } from '@parleykit/contract/agents/agents'
import type { LeadForm } from '@parleykit/contract/agents/visitor-settings'
import { validationTexts as authValidation } from '@parleykit/contract/auth/texts'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import { deleteVisitorConversation, listConversations } from '@parleykit/contract/conversations/conversations'
import { getPublicAgent } from '@parleykit/contract/publish/public-agents'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import * as contract from '@parleykit/contract/support/leads/leads'
import { validationTexts as leadsValidation } from '@parleykit/contract/support/leads/limits'
import { webhookDataSchemas } from '@parleykit/contract/webhooks/webhook-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeHookedAgent } from '../../../../test/make-hooked-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../../test/open-mailbox.ts'
import { openReceiver, type Receiver } from '../../../../test/open-receiver.ts'
import { count, eq } from '../../../platform/database/drizzle.ts'
import { conversations, deleteExpiredConversations } from '../../conversations/index.ts'
import { webhookDeliveries } from '../../webhooks/base/tables.ts'
import { leads } from './tables.ts'

let app: TestApp
let receiver: Receiver
let mailbox: Mailbox
beforeAll(async () => {
  receiver = await openReceiver()
  mailbox = await openMailbox()
  app = await createTestApp({ ...mailbox.environment, ALLOW_PRIVATE_HOSTS: receiver.host })
})
afterAll(async () => {
  await app.close()
  await receiver.close()
  await mailbox.close()
})

const consent = {
  text: 'I agree to be written to.',
  linkText: 'Privacy',
  linkUrl: 'https://example.com/privacy',
}
const agreed = 'I agree to be written to. Privacy (https://example.com/privacy)'
const form: LeadForm = {
  ...{ title: 'Write to us', text: '', button: '', thanks: '' },
  ...{ asksName: true, asksMessage: true, consent: null, mailsOwner: true },
}

interface Place {
  readonly botId: string
  readonly conversationId: number
  readonly headers: Record<string, string>
}

async function talk(botId: string, request = {}, headers: Record<string, string> = {}): Promise<Place> {
  const asked = await ask(app.origin, botId, { message: 'Who painted the Mona Lisa?', ...request }, headers)
  const conversationId = Number(asked.conversationId)
  return { botId, conversationId, headers: { ...headers, 'x-visitor-token': asked.visitorToken } }
}

function leave({ botId, conversationId, headers }: Place, body: object, query = {}) {
  const params = { botId, conversationId }
  return callRoute(app.origin, contract.leaveLead, { params, headers, query, body: body as never })
}

async function setUp(leadForm: LeadForm = form) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: { leadForm } })
  return { owner, agent, params, place: await talk(agent.publicId) }
}

const listed = async (owner: TestOwner, id: number, query = {}) => {
  const { body, headers } = await owner.call(contract.listLeads, { params: { id }, query })
  return { leads: body, total: headers.get(totalCountHeader) }
}

test('an address is kept with its conversation, corrected by the same address, and told by webhook and mail', async () => {
  const { owner, agent, received } = await makeHookedAgent(app.origin, receiver, ['lead.created'])
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: { leadForm: form } })
  const seen = await owner.call(getPublicAgent, { params: { botId: agent.publicId } })
  expect(seen.body.leadForm).toMatchObject({ title: 'Write to us', asksName: true })
  expect(seen.body.leadForm).not.toHaveProperty('mailsOwner')
  const place = await talk(agent.publicId)
  const left = { email: ' Ada@example.com ', name: 'Ada', message: 'Call me.\nSee https://evil.example/now' }
  const kept = await leave(place, left)
  expect(kept).toMatchObject({
    status: 200,
    body: { email: 'Ada@example.com', name: 'Ada', consent: null, correctedAt: null },
  })
  expect((await leave(place, left)).body).toEqual(kept.body)

  await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
  expect(webhookDataSchemas['lead.created'].parse(received()[0]?.data)).toMatchObject({
    agent: { id: agent.publicId },
    conversation: { id: place.conversationId },
    lead: kept.body,
  })
  const mails = () => mailbox.mailsTo(owner.user.email)
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1)
  const [mail] = mails()
  expect(mail).toMatchObject({
    subject: 'New lead from Harbour Shop',
    replyTo: 'Ada@example.com',
  })
  expect(mail?.text).toMatch(/Ada left their email address .* Ada@example\.com/)
  expect(mail?.text).toContain('Their message: Call me. See')
  expect(mail?.text).not.toContain('evil')
  expect(mail?.link).toMatch(
    new RegExp(`/dashboard/agents/${agent.id}\\?conversation=${place.conversationId}#activity$`),
  )

  const corrected = await leave(place, { email: 'ada@example.com', message: 'Write to me.' })
  expect(corrected.body).toMatchObject({ id: kept.body.id, email: 'ada@example.com', name: null })
  expect(corrected.body.correctedAt).not.toBeNull()
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(2)
  expect(received()[1]?.data).toMatchObject({ lead: { id: kept.body.id, message: 'Write to me.' } })
  const all = await listed(owner, agent.id)
  expect(all).toMatchObject({ total: '1', leads: [{ ...corrected.body, isTest: false }] })
  const inConversation = { params: { id: place.conversationId } }
  expect((await owner.call(contract.listConversationLeads, inConversation)).body).toEqual(all.leads)
  const mine = await callRoute(app.origin, contract.listVisitorLeads, {
    params: place,
    headers: place.headers,
  })
  expect(mine.body).toEqual([corrected.body])

  const narrowed = await owner.call(listConversations, { params, query: { filter: 'left_email' } })
  expect(narrowed.body).toMatchObject([{ id: place.conversationId, hasLead: true }])

  await owner.call(contract.deleteLead, { params: { id: place.conversationId, leadId: kept.body.id } })
  expect(await listed(owner, agent.id)).toEqual({ total: '0', leads: [] })
  expect((await owner.call(listConversations, { params, query: { filter: 'left_email' } })).body).toEqual([])
  const { database } = app.platform()
  const told = await database
    .select({ all: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.type, 'lead.created'))
  expect(told).toEqual([{ all: 0 }])
})

test('what is wrong is refused with its reason, and nothing is kept', async () => {
  const { owner, agent, params, place } = await setUp()
  for (const [body, message] of [
    [{ email: '' }, authValidation.emailInvalid],
    [{ email: 'nobody' }, authValidation.emailInvalid],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, authValidation.emailInvalid],
    [{ email: `${'a'.repeat(250)}@example.com` }, authValidation.emailInvalid],
    [{ email: 'a@example.com', name: 'x'.repeat(101) }, leadsValidation.leadNameTooLong],
    [{ email: 'a@example.com', message: 'x'.repeat(1001) }, leadsValidation.leadMessageTooLong],
    [{ email: 'a@example.com', consent: 'Anything.' }, leadTexts.consentChanged],
  ] as const) {
    expect(await leave(place, body)).toMatchObject({ status: 400, body: { message } })
  }
  const other = await talk(agent.publicId)
  const foreign = await leave({ ...place, headers: other.headers }, { email: 'a@example.com' })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await leave({ ...place, headers: {} }, { email: 'a@example.com' })).toMatchObject({ status: 401 })
  await owner.call(updateAgent, { params, body: { leadForm: null } })
  expect(await leave(place, { email: 'a@example.com' })).toMatchObject({ status: 404 })
  expect((await listed(owner, agent.id, { tests: '1' })).leads).toEqual([])
})

test('consent is asked for in the words that the owner gave, which are kept', async () => {
  const { owner, agent, place } = await setUp({ ...form, asksName: false, consent, mailsOwner: false })
  const body = { email: 'ada@example.com', name: 'Ada', message: '=HYPERLINK("http://evil.example"); =1' }
  expect(await leave(place, body)).toMatchObject({ status: 400, body: { message: leadTexts.consentMissing } })
  expect((await leave(place, { ...body, consent: agreed })).body).toMatchObject({
    name: null,
    consent: agreed,
  })
  const { body: csv, headers } = await owner.call(contract.exportLeads, { params: { id: agent.id } })
  expect(headers.get('content-disposition')).toMatch(/Harbour Shop leads \d{4}-\d\d-\d\d\.csv/)
  expect(csv).toContain(`'=HYPERLINK(""http://evil.example""); '=1`)
  expect(csv).toContain(agreed)
  expect(mailbox.mailsTo(owner.user.email)).toEqual([])
})

test('one conversation takes several addresses and no more, however they come at once', async () => {
  const { owner, agent, place } = await setUp({ ...form, mailsOwner: false })
  await leave(place, { email: 'ada@example.com' })
  const sent = await Promise.all([
    ...Array.from({ length: 3 }, () => leave(place, { email: 'ADA@example.com', name: 'Ada' })),
    ...Array.from({ length: 6 }, (_, at) => leave(place, { email: `ada${at}@example.com` })),
  ])
  expect(sent.filter(({ status }) => status === 400).map(({ body }) => body)).toMatchObject(
    Array.from({ length: 2 }, () => ({ message: leadTexts.tooMany })),
  )
  const { total, leads: kept } = await listed(owner, agent.id)
  expect(total).toBe('5')
  expect(kept.at(-1)).toMatchObject({ email: 'ADA@example.com', name: 'Ada' })
})

test('what is left in the playground is a test, and what is left goes with its conversation and its agent', async () => {
  const { owner, agent, params, place } = await setUp()
  const test = await talk(agent.publicId, { preview: true }, { cookie: owner.cookie })
  await leave(test, { email: 'me@example.com' }, { preview: '1' })
  await leave(place, { email: 'ada@example.com' })
  expect(await listed(owner, agent.id)).toMatchObject({ total: '1', leads: [{ email: 'ada@example.com' }] })
  expect((await listed(owner, agent.id, { tests: '1' })).leads).toMatchObject([
    { email: 'ada@example.com', isTest: false },
    { email: 'me@example.com', isTest: true },
  ])
  const mails = () => mailbox.mailsTo(owner.user.email).map(({ replyTo }) => replyTo)
  await expect.poll(mails, { timeout: 60_000 }).toEqual(['ada@example.com'])
  await callRoute(app.origin, deleteVisitorConversation, { params: place, headers: place.headers })
  expect(await listed(owner, agent.id)).toEqual({ total: '0', leads: [] })
  await owner.call(deleteAgent, { params })
  const left = await app.platform().database.select().from(leads).where(eq(leads.agentId, agent.id))
  expect(left).toEqual([])
})

test('what is left goes with its conversation once the days of the agent are over', async () => {
  const { owner, agent, params, place } = await setUp({ ...form, mailsOwner: false })
  const later = await talk(agent.publicId)
  await leave(place, { email: 'ada@example.com' })
  await leave(later, { email: 'grace@example.com' })
  await owner.call(updateAgent, { params, body: { retentionDays: 30 } })
  const { database } = app.platform()
  const old = { lastMessageAt: new Date('2026-01-01T00:00:00Z') }
  await database.update(conversations).set(old).where(eq(conversations.id, place.conversationId))
  await deleteExpiredConversations(app.platform(), new Date('2026-02-01T00:00:00Z'))
  expect(await listed(owner, agent.id)).toMatchObject({
    total: '1',
    leads: [{ email: 'grace@example.com' }],
  })
  const kept = await database.select().from(leads).where(eq(leads.agentId, agent.id))
  expect(kept.map(({ email }) => email)).toEqual(['grace@example.com'])
})
