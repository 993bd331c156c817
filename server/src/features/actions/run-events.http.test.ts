import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { webhookDataSchemas } from '@parleykit/contract/webhooks/webhook-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeHookedAgent } from '../../../test/make-hooked-agent.ts'
import { openReceiver, type Receiver } from '../../../test/open-receiver.ts'
import { openShop } from '../../../test/open-shop.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
let receiver: Receiver
beforeAll(async () => {
  shop = await openShop()
  receiver = await openReceiver()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: `${shop.host},${receiver.host}` })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await receiver.close()
})

const input = (name: string, more: Partial<ActionInput>): ActionInput => ({
  ...{ name, label: name, type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
  ...more,
})

const orders = (): ActionBody => ({
  ...{ kind: 'http', name: 'Order status', purpose: '', phrases: ['Where is my order?'], audience: 'anyone' },
  ...{ asksFirst: false, doneText: '', isOn: true },
  inputs: [
    input('order', { label: 'Order number' }),
    input('key', { source: 'fixed', value: 'very-fixed-4242' }),
  ],
  http: {
    ...{ method: 'GET', url: `${shop.origin}/orders/{{ order }}`, bodyType: 'none', body: '' },
    headers: [{ name: 'Authorization', value: 'Bearer very-secret-4242', isSecret: true }],
    picks: [{ path: 'status', label: 'Status' }],
    honorsIdempotencyKey: false,
  },
})

test('webhooks get what was filled in and picked, once for each run, and no secret', async () => {
  const { owner, agent, received } = await makeHookedAgent(
    app.origin,
    receiver,
    ['action.succeeded', 'action.failed'],
    ['The shop sells lamps.'],
  )
  await owner.call(createAction, { params: { id: agent.id }, body: orders() })
  const use = async (order: string) => {
    const asked = await ask(app.origin, agent.publicId, { message: 'Where is my order?' })
    const runId = asked.events.flatMap(({ action }) => action ?? [])[0]?.id ?? 'none'
    const headers = { 'x-visitor-token': asked.visitorToken }
    const params = { botId: agent.publicId, runId }
    const step = { params, headers, body: { values: { order } } }
    await Promise.all([1, 2].map(() => callRoute(app.origin, continueAction, step)))
    return { runId, conversationId: asked.conversationId }
  }
  const { runId, conversationId } = await use('4711')
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(1)
  const values = [{ label: 'Order number', value: '4711' }]
  expect(webhookDataSchemas['action.succeeded'].parse(received()[0]?.data)).toMatchObject({
    ...{ runId, values, action: { name: 'Order status' }, conversation: { id: conversationId } },
    ...{ facts: [{ label: 'Status', value: 'shipped' }], rows: [] },
  })
  await use('1')
  shop.behave((_request, response) => {
    response.writeHead(500).end('{"secret": "ada@shop.example"}')
    return true
  })
  await use('4712')
  shop.behave(null)
  await expect.poll(received, { timeout: 60_000 }).toHaveLength(2)
  expect(webhookDataSchemas['action.failed'].parse(received()[1]?.data)).toMatchObject({
    values: [{ label: 'Order number', value: '4712' }],
    ...{ fault: 'The API failed (500).', mayHaveRun: false },
  })
  for (const { body } of received()) expect(body).not.toMatch(/very-|ada@/)
})
