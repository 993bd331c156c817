import { rateMessage } from '@parleykit/contract/conversations/conversations'
import {
  type WebhookEventType,
  webhookDataSchemas,
  webhookEventTypes,
} from '@parleykit/contract/webhooks/webhook-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeHookedAgent } from '../../../test/make-hooked-agent.ts'
import { openReceiver, type Receiver, verifyEvent } from '../../../test/open-receiver.ts'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { conversations } from '../conversations/index.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'
import { recordEndedConversations } from './record-ended-conversations.ts'
import { recordWebhookEvent } from './record-webhook-event.ts'
import { makeSecret } from './sending/secrets.ts'

let app: TestApp
let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: receiver.host })
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const hours = '# Opening hours\n\nThe harbour shop opens at nine.'
const makeHooked = (events: WebhookEventType[] = [...webhookEventTypes]) =>
  makeHookedAgent(app.origin, receiver, events, [hours])

test('a question without an answer is told once, signed, and an answered one is not', async () => {
  const { agent, secret, received } = await makeHooked()
  await ask(app.origin, agent.publicId, { message: 'When does the harbour shop open?' })
  const { conversationId, text } = await ask(app.origin, agent.publicId, {
    message: 'Who painted the Mona Lisa?',
  })
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
  const [event] = received()
  if (!event) throw new Error('nothing came')
  expect(event.type).toBe('question.unanswered')
  expect(webhookDataSchemas['question.unanswered'].parse(event.data)).toMatchObject({
    agent: { id: agent.publicId, name: 'Harbour Shop' },
    conversation: { id: conversationId },
    question: { content: 'Who painted the Mona Lisa?' },
    reply: { content: text },
  })
  expect(event.id).toMatch(/^msg_[0-9a-f]{32}$/)
  expect(verifyEvent(event, secret)).toMatchObject({ type: 'question.unanswered' })
  const other = await makeSecret(app.platform())
  expect(() => verifyEvent(event, other.secret)).toThrow()
  expect(() => verifyEvent({ ...event, body: event.body.replace('Mona', 'Lona') }, secret)).toThrow()
})

test('a thumb down is told once for each message, and deleting the conversation deletes what was to be sent', async () => {
  const { agent, webhook, received } = await makeHooked(['message.rated_down'])
  receiver.answer((_request, response) => response.writeHead(500).end())
  const asked = await ask(app.origin, agent.publicId, { message: 'When does the harbour shop open?' })
  const messageId = asked.events.at(-1)?.messageId ?? 0
  for (const thumb of ['up', 'down', null, 'down'] as const) {
    const params = { botId: agent.publicId, messageId }
    const headers = { 'x-visitor-token': asked.visitorToken }
    expect((await callRoute(app.origin, rateMessage, { params, body: { thumb }, headers })).status).toBe(200)
  }
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
  expect(webhookDataSchemas['message.rated_down'].parse(received()[0]?.data)).toMatchObject({
    message: { id: messageId, content: asked.text },
    comment: null,
  })
  for (const comment of ['It opens at ten.', 'Or at eleven.']) {
    const params = { botId: agent.publicId, messageId }
    const body = { thumb: 'down', comment } as const
    const headers = { 'x-visitor-token': asked.visitorToken }
    expect((await callRoute(app.origin, rateMessage, { params, body, headers })).status).toBe(200)
  }
  const { database } = app.platform()
  const recorded = await database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhook.id))
  expect(recorded).toHaveLength(2)
  expect(JSON.stringify(recorded)).toContain('It opens at ten.')
  receiver.answer((_request, response) => response.end())
  await database.delete(conversations).where(eq(conversations.agentId, agent.id))
  const left = await database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhook.id))
  expect(left).toEqual([])
})

test('a conversation ends when nothing was said for long or another is begun, once for all that look', async () => {
  const { agent, webhook, received } = await makeHooked(['conversation.ended'])
  await app
    .platform()
    .database.update(webhooks)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(webhooks.id, webhook.id))
  const first = await ask(app.origin, agent.publicId, { message: 'When does the harbour shop open?' })
  const headers = { 'x-visitor-token': first.visitorToken }
  const platform = app.platform()
  const look = () => Promise.all([1, 2, 3].map(() => recordEndedConversations(platform)))
  await look()
  expect(received()).toEqual([])
  const second = await ask(app.origin, agent.publicId, { message: 'Hello!' }, headers)
  await look()
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
  const ended = (at: number) => webhookDataSchemas['conversation.ended'].parse(received()[at]?.data)
  expect(ended(0)).toMatchObject({
    reason: 'new_chat',
    conversation: { id: first.conversationId },
    messageCount: 2,
  })
  expect(ended(0).messages.map(({ senderType, content }) => [senderType, content])).toEqual([
    ['visitor', 'When does the harbour shop open?'],
    ['agent', first.text],
  ])
  await platform.database.execute(
    sql`update conversations set last_message_at = now() - interval '31 minutes' where id = ${second.conversationId}`,
  )
  await look()
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(2)
  expect(ended(1)).toMatchObject({
    reason: 'idle',
    conversation: { id: second.conversationId },
    messagesCut: false,
  })
  // One that goes on ends again.
  await ask(
    app.origin,
    agent.publicId,
    { message: 'Thanks!', conversationId: second.conversationId },
    headers,
  )
  await platform.database.execute(
    sql`update conversations set last_message_at = now() - interval '31 minutes' where id = ${second.conversationId}`,
  )
  await look()
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(3)
  expect(ended(2).messageCount).toBe(4)
  expect(new Set(received().map(({ id }) => id)).size).toBe(3)
})

test('what is recorded comes with its transaction, and for those who want it alone', async () => {
  const platform = app.platform()
  const { agent, webhook, received } = await makeHooked(['message.rated_down'])
  const record = (subject: string, fails = false) =>
    platform.database.transaction(async (transaction) => {
      const data = { message: { id: 1, content: 'At nine.' }, comment: subject }
      const event = {
        type: 'message.rated_down',
        agentId: agent.id,
        conversationId: null,
        subject,
        data,
      } as const
      await recordWebhookEvent({ platform, transaction }, event)
      if (fails) throw new Error('not committed')
    })
  await expect(record('lost', true)).rejects.toThrow('not committed')
  await record('kept')
  await record('kept')
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
  expect(received()[0]?.data).toMatchObject({ comment: 'kept', conversation: null })
  await platform.database.update(webhooks).set({ status: 'off' }).where(eq(webhooks.id, webhook.id))
  await record('while off')
  await ask(app.origin, agent.publicId, { message: 'Who painted the Mona Lisa?' })
  const kept = await platform.database
    .select({ subject: webhookDeliveries.subject })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhook.id))
  expect(kept).toEqual([{ subject: 'kept' }])
})
