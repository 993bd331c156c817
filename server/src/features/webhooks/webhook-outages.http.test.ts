import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import {
  listDeliveries,
  listWebhooks,
  resendDelivery,
  updateWebhook,
} from '@parleykit/contract/webhooks/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { type HookedAgent, makeHookedAgent } from '../../../test/make-hooked-agent.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { openReceiver, type Receiver } from '../../../test/open-receiver.ts'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { resumeDeliveries } from './resume-deliveries.ts'

let app: TestApp
let mailbox: Mailbox
/** Each test has its own. */
let receiver: Receiver
/** Never answers. */
let silent: Receiver
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1', ...mailbox.environment })
})
beforeEach(async () => {
  receiver = await openReceiver()
  silent = await openReceiver()
  silent.answer(() => {})
})
afterEach(async () => {
  await receiver.close()
  await silent.close()
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const make = (at = receiver) => makeHookedAgent(app.origin, at, ['question.unanswered'])
const refuse = (status: number) => receiver.answer((_request, response) => response.writeHead(status).end())
const patiently = { timeout: 60_000 }

/** Questions of one conversation that nobody can answer. */
async function askInVain({ agent }: HookedAgent, questions: readonly string[]) {
  let conversationId: number | null = null
  const headers: Record<string, string> = {}
  for (const message of questions) {
    const asked = await ask(app.origin, agent.publicId, { message, conversationId }, headers)
    conversationId = asked.conversationId
    headers['x-visitor-token'] = asked.visitorToken
  }
}

async function list({ owner, agent, webhook }: HookedAgent) {
  const params = { id: agent.id, webhookId: webhook.id }
  return (await owner.call(listDeliveries, { params })).body
}

async function show({ owner, agent }: HookedAgent) {
  return (await owner.call(listWebhooks, { params: { id: agent.id } })).body[0]
}

/** As if so much time had passed for a webhook, and then a look at what is due. */
async function pass({ webhook }: HookedAgent, time: string) {
  const { database } = app.platform()
  const earlier = sql`${time}::interval`
  await database
    .update(webhooks)
    .set({
      retryAt: sql`${webhooks.retryAt} - ${earlier}`,
      failingSince: sql`${webhooks.failingSince} - ${earlier}`,
    })
    .where(eq(webhooks.id, webhook.id))
  await database
    .update(webhookDeliveries)
    .set({ nextAt: sql`${webhookDeliveries.nextAt} - ${earlier}` })
    .where(and(eq(webhookDeliveries.webhookId, webhook.id), eq(webhookDeliveries.state, 'pending')))
  await resumeDeliveries(app.platform())
}

test('a receiver that fails for an hour gets each event once it is back, in order for a conversation', async () => {
  refuse(503)
  const shop = await make()
  const conversations = ['Rome', 'Oslo', 'Lima'].map((place) =>
    ['mayor', 'tallest tower', 'best opera'].map((what) => `Who knows the ${what} of ${place}?`),
  )
  for (const questions of conversations) await askInVain(shop, questions)
  for (let passed = 0; passed < 3600; ) {
    // Left alone until then.
    await expect.poll(async () => (await show(shop))?.retryAt, patiently).toEqual(expect.any(String))
    const { retryAt, ...shown } = (await show(shop)) ?? {}
    expect(shown).toMatchObject({ status: 'active', pending: 9, failingSince: expect.any(String) })
    const tried = (await list(shop)).filter(({ attempts }) => attempts > 0)
    const soonest = Math.min(...tried.map(({ nextAt }) => Date.parse(nextAt ?? '')))
    const seconds = Math.ceil((Math.max(Date.parse(retryAt ?? ''), soonest) - Date.now()) / 1000)
    passed += seconds
    const before = shop.received().length
    await pass(shop, `${seconds} seconds`)
    await expect.poll(() => shop.received().length, patiently).toBeGreaterThan(before)
  }
  await expect.poll(async () => (await show(shop))?.retryAt, patiently).toEqual(expect.any(String))
  // While it is left alone, it hears of nothing new.
  const refused = shop.received().length
  expect(refused).toBeLessThan(9 * 3)

  receiver.answer((_request, response) => response.end())
  await pass(shop, '1 hour')
  const waits = async () => {
    await pass(shop, '1 minute')
    return (await show(shop))?.pending
  }
  await expect.poll(waits, patiently).toBe(0)
  const taken = shop.received().slice(refused)
  const askedOf = ({ data }: (typeof taken)[number]) => (data.question as { content: string }).content
  for (const questions of conversations) {
    expect(taken.map(askedOf).filter((question) => questions.includes(question))).toEqual(questions)
  }
  // Each of the nine ids once; the attempts before had the same ones.
  expect(taken).toHaveLength(9)
  expect(new Set(shop.received().map(({ id }) => id)).size).toBe(9)
  expect(await show(shop)).toMatchObject({ failingSince: null, retryAt: null })
})

test('a receiver that never answers holds up nobody else, and is left alone', async () => {
  const slow = await make(silent)
  await askInVain(slow, ['Who is the mayor of Rome?'])
  await askInVain(slow, ['Who is the mayor of Oslo?'])
  await expect.poll(slow.received, patiently).toHaveLength(1)
  const shop = await make()
  await askInVain(shop, ['Who is the mayor of Rome?'])
  await expect.poll(shop.received, patiently).toHaveLength(1)
  await expect.poll(async () => (await show(slow))?.retryAt, patiently).toEqual(expect.any(String))
  const tried = (await list(slow)).filter(({ attempts }) => attempts > 0)
  expect(tried).toMatchObject([{ state: 'pending', fault: 'The host took too long to respond.' }])
})

test('an event that a receiver never takes holds up its own conversation alone', async () => {
  const poison = 'Who is the mayor of Rome?'
  receiver.answer((request, response) => {
    const { data } = receiver.received.at(-1) ?? {}
    response.writeHead(JSON.stringify(data).includes(poison) ? 500 : 200).end(request.method)
  })
  const shop = await make()
  await askInVain(shop, [poison, 'Who is the king of Rome?'])
  await askInVain(shop, ['Who is the mayor of Oslo?'])
  const states = async () => (await list(shop)).map(({ state, attempts }) => [state, attempts]).reverse()
  await expect.poll(states, patiently).toEqual([
    ['pending', 1],
    ['pending', 0],
    ['delivered', 1],
  ])
  // Given up after its tries, and then it is the next one's turn.
  for (let tries = 1; tries < 12; tries++) {
    const nextAt = Date.parse((await list(shop)).at(-1)?.nextAt ?? '')
    await pass(shop, `${Math.ceil((nextAt - Date.now()) / 1000)} seconds`)
    await expect.poll(async () => (await states())[0]?.[1], patiently).toBe(tries + 1)
  }
  await pass(shop, '1 minute')
  await expect.poll(states, patiently).toEqual([
    ['failed', 12],
    ['delivered', 1],
    ['delivered', 1],
  ])
})

test('what a process left when it was killed is sent by another', async () => {
  const shop = await make()
  const { database } = app.platform()
  const claim = (claimedUntil: Date) =>
    database.update(webhooks).set({ claimedUntil }).where(eq(webhooks.id, shop.webhook.id))
  await claim(new Date(Date.now() + 3600_000))
  await askInVain(shop, ['Who is the mayor of Rome?'])
  const stop = new AbortController().signal
  await deliverWebhook({ platform: app.platform(), signal: stop }, { webhookId: shop.webhook.id, turn: 0 })
  expect(shop.received()).toEqual([])
  await claim(new Date(Date.now() - 1))
  await resumeDeliveries(app.platform())
  await expect.poll(shop.received, patiently).toHaveLength(1)
  await expect.poll(async () => (await list(shop))[0]?.state, patiently).toBe('delivered')
})

test.each([
  ['gets nothing for three days', 500],
  ['wants no more', 410],
])(
  'a webhook that %s is switched off, its owner hears of it, and what waits is sent when it is on again',
  async (_, status) => {
    refuse(status)
    const shop = await make()
    const { owner, agent, webhook } = shop
    for (const place of ['Rome', 'Oslo', 'Lima']) await askInVain(shop, [`Who is the mayor of ${place}?`])
    if (status === 500) {
      await expect.poll(async () => (await show(shop))?.retryAt, patiently).toEqual(expect.any(String))
      await pass(shop, '3 days')
    }
    const seen = async () => {
      if (status === 500) await pass(shop, '1 hour')
      return (await show(shop))?.status
    }
    await expect.poll(seen, patiently).toBe('failed')
    const activities = (await owner.call(listRecentActivities)).body
    expect(activities.filter(({ activityType }) => activityType === 'webhook_failed')).toMatchObject([
      {
        botId: agent.id,
        description: expect.stringContaining('A webhook of "Harbour Shop" was turned off'),
      },
    ])
    await expect
      .poll(() => mailbox.mailsTo(owner.user.email).map(({ subject }) => subject), patiently)
      .toEqual(['A webhook of Harbour Shop was turned off'])
    // What happens while it is off isn't kept.
    await askInVain(shop, ['Who is the mayor of Bonn?'])
    const { pending } = (await show(shop)) ?? {}
    const known = shop.received().length
    receiver.answer((_request, response) => response.end())
    const params = { id: agent.id, webhookId: webhook.id }
    expect((await owner.call(updateWebhook, { params, body: { status: 'active' } })).body.status).toBe(
      'active',
    )
    const waits = async () => {
      await pass(shop, '1 day')
      return (await show(shop))?.pending
    }
    await expect.poll(waits, patiently).toBe(0)
    expect(shop.received().length - known).toBe(pending)
    expect(JSON.stringify(shop.received().map(({ data }) => data))).not.toContain('Bonn')
  },
)

type Call = (shop: HookedAgent, newest: number) => Promise<unknown>
const on = ({ agent, webhook }: HookedAgent) => ({ id: agent.id, webhookId: webhook.id })
const ways: Record<string, Call> = {
  'switched off and on': async (shop) => {
    for (const status of ['off', 'active'] as const)
      await shop.owner.call(updateWebhook, { params: on(shop), body: { status } })
  },
  'given another address': (shop) =>
    shop.owner.call(updateWebhook, { params: on(shop), body: { url: `${receiver.origin}/other` } }),
  'asked for its newest event': (shop, deliveryId) =>
    shop.owner.call(resendDelivery, { params: { ...on(shop), deliveryId } }),
}

test.each(Object.entries(ways))(
  'a webhook that is %s sends what was refused before at once, in its order',
  async (_, way) => {
    refuse(500)
    const shop = await make()
    const questions = ['Rome', 'Oslo', 'Lima'].map((place) => `Who is the mayor of ${place}?`)
    await askInVain(shop, questions)
    const firstAttempts = async () => (await list(shop)).at(-1)?.attempts
    await expect.poll(firstAttempts, patiently).toBe(1)
    // Their own time is an hour away, which nobody waits for here.
    await pass(shop, '-1 hour')
    const known = receiver.received.length
    receiver.answer((_request, response) => response.end())
    await way(shop, (await list(shop))[0]?.id ?? 0)
    const taken = () => receiver.received.slice(known).map(({ data }) => data.question)
    await expect.poll(taken, patiently).toMatchObject(questions.map((content) => ({ content })))
  },
)
