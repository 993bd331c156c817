import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import { webhooksMax } from '@parleykit/contract/webhooks/limits'
import { webhookDataSchemas } from '@parleykit/contract/webhooks/webhook-events'
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
  updateWebhook,
} from '@parleykit/contract/webhooks/webhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openReceiver, type Receiver, verifyEvent } from '../../../test/open-receiver.ts'
import { setTier } from '../../../test/set-tier.ts'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'
import { deleteExpiredDeliveries } from './delete-expired-deliveries.ts'

let app: TestApp
let receiver: Receiver
/** Nothing that is private is opened but the receiver. */
let closed: Receiver
const logged: string[] = []
beforeAll(async () => {
  receiver = await openReceiver()
  closed = await openReceiver()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: receiver.host }, (line) =>
    logged.push(JSON.stringify(line)),
  )
})
afterAll(async () => {
  await app.close()
  await receiver.close()
  await closed.close()
})

async function makeShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const path = `/${agent.publicId}`
  const url = `${receiver.origin}${path}`
  const create = (body: object) => owner.call(createWebhook, { params, body: body as never })
  const received = () => receiver.received.filter((event) => event.path === path)
  return { owner, agent, params, url, create, received }
}

test('what nothing may be sent to is refused before anything is stored, and says why', async () => {
  const { owner, params, create } = await makeShop()
  const refused: [string, RegExp][] = [
    ['', /enter the address/],
    ['hooks', /valid web address/],
    ['ftp://hooks.example/', /http/],
    ['http://hooks.example/', /https/],
    ['https://ada:secret@hooks.example/', /username or password/],
    ['https://hooks.example:25/', /Port 25/],
    [`https://hooks.example/${'x'.repeat(2000)}`, /at most 2000/],
    ['https://127.0.0.1/', /private network/],
    ['https://localhost/', /private network/],
    ['https://[::1]/', /private network/],
    ['https://169.254.169.254/latest/meta-data', /private network/],
    ['https://0x7f000001/', /private network/],
  ]
  for (const [url, why] of refused) {
    const { status, body } = await create({ url, events: ['message.rated_down'] })
    expect([url, status, body]).toEqual([url, 400, expect.objectContaining({ code: 'validation_failed' })])
    expect(JSON.stringify(body)).toMatch(why)
  }
  const url = `${receiver.origin}/`
  expect((await create({ url, events: [] })).body).toMatchObject({
    message: 'Please choose at least one event',
  })
  expect((await create({ url, events: ['everything'] })).status).toBe(400)
  expect((await owner.call(listWebhooks, { params })).body).toEqual([])
})

test('the secret is shown once; a new one signs beside the former for a day', async () => {
  const { owner, params, url, create, received } = await makeShop()
  const made = await create({ url, events: ['message.rated_down', 'conversation.ended'] })
  expect(made.status).toBe(201)
  const { webhook, secret } = made.body
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(webhook).toMatchObject({
    url,
    status: 'active',
    events: ['conversation.ended', 'message.rated_down'],
  })
  const hook = { ...params, webhookId: webhook.id }
  const send = async () => {
    const { body } = await owner.call(testWebhook, { params: hook })
    expect(body).toMatchObject({ state: 'delivered', responseStatus: 200, responseText: 'Thank you.' })
    const event = received().find(({ id }) => id === body.messageId)
    if (!event) throw new Error('The test event did not come')
    return event
  }
  const first = await send()
  expect(verifyEvent(first, secret)).toMatchObject({ type: 'webhook.test' })
  webhookDataSchemas['webhook.test'].parse(first.data)

  const renewed = (await owner.call(renewWebhookSecret, { params: hook })).body
  expect(renewed.secret).not.toBe(secret)
  verifyEvent(await send(), secret)
  // Nobody wrote that one down: the receiver has the first one still.
  const again = (await owner.call(renewWebhookSecret, { params: hook })).body
  const second = await send()
  for (const each of [secret, renewed.secret, again.secret]) verifyEvent(second, each)
  // A day later.
  const { database } = app.platform()
  await database
    .update(webhooks)
    .set({ formerSecretEndsAt: new Date(Date.now() - 1) })
    .where(eq(webhooks.id, webhook.id))
  const third = await send()
  verifyEvent(third, again.secret)
  for (const each of [secret, renewed.secret]) expect(() => verifyEvent(third, each)).toThrow()

  const listed = JSON.stringify([
    (await owner.call(listWebhooks, { params })).body,
    (await owner.call(listDeliveries, { params: hook })).body,
    await database.select().from(webhooks).where(eq(webhooks.id, webhook.id)),
    logged,
  ])
  for (const each of [secret, renewed.secret, again.secret])
    expect(listed).not.toContain(each.slice('whsec_'.length))
  const names = (await owner.call(listSecurityEvents)).body.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['webhook_created', 'webhook_secret_renewed']))
})

test('redirects are not followed, and answers are bounded', async () => {
  const { owner, params, url, create } = await makeShop()
  const { webhook } = (await create({ url, events: ['message.rated_down'] })).body
  const hook = { ...params, webhookId: webhook.id }
  const send = async () => (await owner.call(testWebhook, { params: hook })).body
  receiver.answer((_request, response) => response.writeHead(307, { location: `${closed.origin}/` }).end())
  expect(await send()).toMatchObject({
    state: 'failed',
    responseStatus: 307,
    fault: expect.stringMatching(/redirects/),
  })
  expect(closed.received).toEqual([])
  receiver.answer((_request, response) => response.writeHead(400).end('\u0000é'.repeat(1_000_000)))
  const long = await send()
  expect(long).toMatchObject({ state: 'failed', responseStatus: 400, fault: 'The receiver returned 400.' })
  expect(long.responseText?.length).toBeLessThanOrEqual(1000)
  receiver.answer((request) => request.socket.destroy())
  expect(await send()).toMatchObject({
    state: 'failed',
    responseStatus: null,
    fault: "The host can't be reached.",
  })
  receiver.answer((_request, response) => response.end())
  // Stored when it was public, say; and now its name leads elsewhere.
  await app
    .platform()
    .database.update(webhooks)
    .set({ url: `${closed.origin}/` })
    .where(eq(webhooks.id, webhook.id))
  expect(await send()).toMatchObject({ state: 'failed', fault: expect.stringMatching(/private network/) })
  expect(closed.received).toEqual([])
})

test('an event is looked at, sent again with its id, and forgotten with the log', async () => {
  const { owner, agent, params, url, create, received } = await makeShop()
  const { webhook } = (await create({ url, events: ['question.unanswered'] })).body
  const hook = { ...params, webhookId: webhook.id }
  await ask(app.origin, agent.publicId, { message: 'Where is Zanzibar?' })
  const list = async () => await owner.call(listDeliveries, { params: hook })
  await expect
    .poll(async () => (await list()).body, { timeout: 60_000 })
    .toMatchObject([{ type: 'question.unanswered', state: 'delivered', attempts: 1, nextAt: null }])
  const [delivery] = (await list()).body
  if (!delivery) throw new Error('The log is empty')
  expect((await list()).headers.get('x-total-count')).toBe('1')
  const one = { ...hook, deliveryId: delivery.id }
  const { body } = await owner.call(getDelivery, { params: one })
  expect(body.body).toBe(received()[0]?.body)
  expect((await owner.call(resendDelivery, { params: one })).body).toMatchObject({
    state: 'pending',
    fault: null,
  })
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(2)
  expect(new Set(received().map(({ id }) => id))).toEqual(new Set([delivery.messageId]))
  await expect.poll(async () => (await list()).body[0]?.state, { timeout: 60_000 }).toBe('delivered')
  expect(logged.join()).not.toContain('Zanzibar')

  await owner.call(updateWebhook, { params: hook, body: { status: 'off' } })
  expect((await owner.call(resendDelivery, { params: one })).status).toBe(400)
  const platform = app.platform()
  const ofWebhook = eq(webhookDeliveries.webhookId, webhook.id)
  await platform.database
    .update(webhookDeliveries)
    .set({ createdAt: sql`now() - interval '15 days'` })
    .where(ofWebhook)
  await deleteExpiredDeliveries(platform)
  expect((await list()).body).toEqual([])
  expect((await owner.call(deleteWebhook, { params: hook })).status).toBe(200)
  expect((await owner.call(deleteWebhook, { params: hook })).status).toBe(404)
})

test('there are so many of an agent, and only its owner makes them', async () => {
  const { owner, params, url, create } = await makeShop()
  await setTier(app.databaseUrl, owner, 'standard')
  const made = await Promise.all(
    Array.from({ length: webhooksMax + 2 }, () => create({ url, events: ['message.rated_down'] })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(webhooksMax).fill(201), 400, 400])
  const editor = await makeMember(app.origin, owner, 'editor')
  const inWorkspace = { params, headers: { [workspaceHeader]: String(owner.user.id) } }
  expect((await editor.call(listWebhooks, inWorkspace)).body).toHaveLength(webhooksMax)
  const body = { url, events: ['message.rated_down' as const] }
  expect((await editor.call(createWebhook, { ...inWorkspace, body })).status).toBe(403)
})
