import type { ServerResponse } from 'node:http'
import {
  createAction,
  getAction,
  listActions,
  tryAction,
  updateAction,
} from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { listMessages } from '@parleykit/contract/conversations/conversations'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { openShop } from '../../../test/open-shop.ts'
import { actionDefaults, bookVisit, lookUpOrder, textInput } from '../../../test/shop-actions.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
let mailbox: Mailbox
beforeAll(async () => {
  shop = await openShop()
  mailbox = await openMailbox()
  app = await createTestApp({ ...mailbox.environment, ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await mailbox.close()
})

const orderStatus = () => lookUpOrder(shop.origin)
const booking = (honorsIdempotencyKey: boolean) => bookVisit(shop.origin, honorsIdempotencyKey)

async function setUp(body: ActionBody) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911 and is open on Sundays.'])
  const params = { id: agent.id }
  const made = await owner.call(createAction, { params, body })
  expect(made).toMatchObject({ status: 201 })
  return { owner, agent, params, action: made.body }
}

async function offered(botId: string, message: string) {
  const asked = await ask(app.origin, botId, { message })
  const action = asked.events.flatMap((event) => event.action ?? [])[0]
  const headers = { 'x-visitor-token': asked.visitorToken }
  const step = async (body: object, of = action): Promise<ActionEvent> => {
    const params = { botId, runId: of?.id ?? 'none' }
    return (await callRoute(app.origin, continueAction, { params, headers, body })).body
  }
  return { asked, action, headers, step }
}

test('a visitor looks an order up: a form, its values checked, a card of the picked fields alone', async () => {
  const { owner, agent } = await setUp(orderStatus())
  const { asked, action, step } = await offered(agent.publicId, 'Where is my order 4711?')
  expect(action).toMatchObject({ name: 'Order status', state: 'form', values: { order: '4711' } })
  expect(action?.fields?.map(({ label }) => label)).toEqual(['Order number'])
  expect(asked.text).toContain('Order status')
  expect(await step({ values: { order: ' ' } })).toMatchObject({
    state: 'form',
    problems: { order: expect.stringMatching(/fill/) },
  })

  const done = await step({ values: { order: '4711' } })
  expect(done).toMatchObject({
    state: 'done',
    card: {
      facts: [
        { label: 'Order', value: '4711' },
        { label: 'Status', value: 'shipped' },
      ],
      rows: [
        [
          { label: 'Item', value: 'Lamp' },
          { label: 'Pieces', value: '1' },
        ],
        [
          { label: 'Item', value: 'Desk' },
          { label: 'Pieces', value: '2' },
        ],
      ],
      source: expect.stringMatching(/^From Order status, .+ UTC$/),
    },
  })
  expect(JSON.stringify(done)).not.toContain('ada@shop.example')
  expect(shop.asked.at(-1)?.headers.authorization).toBe('Bearer very-secret-4242')

  const params = { id: Number(asked.conversationId) }
  const said = (await owner.call(listMessages, { params })).body
  expect(said.slice(-2).map(({ content }) => content)).toEqual([
    'Order status\nOrder number: 4711',
    'Order: 4711\nStatus: shipped\n- Item: Lamp, Pieces: 1\n- Item: Desk, Pieces: 2',
  ])
})

test('what can’t be found and what fails is told in words, with the reason for the owner', async () => {
  const { owner, agent, params, action } = await setUp(orderStatus())
  const { step } = await offered(agent.publicId, 'Where is my order?')
  expect(await step({ values: { order: '1' } })).toMatchObject({
    state: 'form',
    text: expect.stringMatching(/found nothing/),
  })
  const faults: [(response: ServerResponse) => void, RegExp][] = [
    [(response) => response.writeHead(500).end(), /failed \(500\)/],
    [(response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /redirects/],
    [(response) => response.end('<html>Hello</html>'), /JSON/],
    [(response) => response.end(JSON.stringify({ other: 1 })), /picked fields/],
    [(response) => response.end(JSON.stringify({ status: 'x'.repeat(70_000) })), /64 KB/],
    [(response) => response.writeHead(401).end(), /secret headers/],
  ]
  for (const [respond, why] of faults) {
    shop.behave((_request, response) => {
      respond(response)
      return true
    })
    const tried = await owner.call(tryAction, {
      params: { ...params, actionId: action.id },
      body: { values: { order: '4711' } },
    })
    expect(tried.body.fault).toMatch(why)
    expect(JSON.stringify(tried.body)).not.toContain('very-secret')
  }
  shop.behave(null)
  expect((await owner.call(getAction, { params: { ...params, actionId: action.id } })).body).toMatchObject({
    uses: 1,
    failures: 0,
  })
})

test('a booking is confirmed first, changed, and made once, however often it is confirmed', async () => {
  const { agent } = await setUp(booking(true))
  const { action, step } = await offered(agent.publicId, 'I would like to book a visit')
  expect(action?.fields?.map(({ name }) => name)).toEqual(['day', 'size'])
  const plan = await step({ values: { day: '2026-12-24', size: 'M', shop: 'other' } })
  expect(plan).toMatchObject({ state: 'confirm', text: expect.stringContaining('Day: 2026-12-24\nSize: M') })
  const changed = await step({ values: { day: '2026-12-23' } })
  expect(changed).toMatchObject({ state: 'confirm', text: expect.stringContaining('2026-12-23') })
  const before = shop.booked.size
  const all = await Promise.all([1, 2, 3].map(() => step({ confirm: true })))
  for (const each of all)
    expect(each).toMatchObject({
      state: 'done',
      text: expect.stringMatching(/^You are booked\.\n\nBooking: B-/),
    })
  expect(shop.booked.size).toBe(before + 1)
  expect([...shop.booked.values()].at(-1)).toBe(1)
  expect(JSON.parse(shop.asked.at(-1)?.body ?? '')).toEqual({ day: '2026-12-23', shop: 'main' })
})

test.each([
  [true, 'done', 2],
  [false, 'unknown', 1],
])('after a lost response, honoring the key %s: %s', async (honors, state, requests) => {
  const { agent } = await setUp(booking(honors))
  const { step } = await offered(agent.publicId, 'I would like to book a visit')
  await step({ values: { day: '2026-12-24' } })
  let failures = 1
  shop.behave((request) => {
    if (failures-- <= 0) return false
    request.socket.destroy()
    return true
  })
  const before = shop.asked.length
  const ended = await step({ confirm: true })
  shop.behave(null)
  expect(ended).toMatchObject({ state })
  expect(shop.asked.length - before).toBe(requests)
  const keys = new Set(shop.asked.slice(before).map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBe(1)
})

test('a form is mailed to the owner with its values, and needs no API', async () => {
  const { owner, agent } = await setUp({
    ...{ ...actionDefaults, kind: 'form', form: { mails: true }, name: 'Call me back', asksFirst: false },
    phrases: ['Please call me back'],
    inputs: [{ ...textInput, name: 'phone', label: 'Phone' }],
  })
  const { step } = await offered(agent.publicId, 'Please call me back')
  expect(await step({ values: { phone: '030 1234' } })).toMatchObject({ state: 'done', text: 'Done.' })
  await vi.waitFor(() => expect(mailbox.mailsTo(owner.user.email)).toHaveLength(1), 30_000)
  const [mail] = mailbox.mailsTo(owner.user.email)
  expect(mail).toMatchObject({
    subject: 'Call me back was filled in',
    text: expect.stringContaining('Phone: 030 1234'),
  })
  const [notice] = (await owner.call(listRecentActivities)).body
  expect(notice).toMatchObject({
    activityType: 'action_form_sent',
    description: `A visitor of "${agent.name}" sent a form: Call me back`,
  })
})

test('cancelling sends nothing, and a run belongs to its visitor', async () => {
  const { agent } = await setUp(booking(true))
  const first = await offered(agent.publicId, 'I would like to book a visit')
  const other = await offered(agent.publicId, 'I would like to book a visit')
  expect(await other.step({ values: { day: '2026-12-24' } }, first.action)).toMatchObject({
    code: 'not_found',
  })
  const before = shop.asked.length
  expect(await first.step({ confirm: false })).toMatchObject({ state: 'cancelled' })
  expect(await first.step({ values: { day: '2026-12-24' } })).toMatchObject({ state: 'cancelled' })
  expect(shop.asked.length).toBe(before)
})

test('secrets are never returned, kept without a value, and dropped when the host changes', async () => {
  const { owner, params, action } = await setUp(orderStatus())
  const all = (await owner.call(listActions, { params })).body
  expect(JSON.stringify(all)).not.toContain('very-secret')
  expect(all[0]).toMatchObject({ http: { headers: [{ value: expect.stringContaining('4242') }] } })
  const body = orderStatus()
  if (body.kind !== 'http') throw new Error('Not a request')
  const kept = { ...body.http, headers: [{ name: 'Authorization', value: null, isSecret: true }] }
  const at = { params: { ...params, actionId: action.id } }
  const again = await owner.call(updateAction, { ...at, body: { ...body, http: kept } })
  expect(again.body).toMatchObject({ missingSecrets: 0 })
  const moved = { ...kept, url: kept.url.replace('127.0.0.1', 'localhost') }
  expect((await owner.call(updateAction, { ...at, body: { ...body, http: moved } })).status).toBe(400)
})

test('an address that nothing may be sent to, and templates that can’t be filled, are refused', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const body = orderStatus()
  if (body.kind !== 'http') throw new Error('Not a request')
  const { http } = body
  const refused: [object, RegExp][] = [
    [{ url: 'https://127.0.0.1/' }, /private network/],
    [{ url: 'http://shop.example/' }, /https/],
    [{ url: 'https://{{ order }}.example/' }, /host/],
    [{ url: `${shop.origin}/{{ nothing }}` }, /no input/],
    [{ headers: [{ name: 'Host', value: 'x', isSecret: false }] }, /set by ParleyKit/],
  ]
  for (const [change, why] of refused) {
    const made = await owner.call(createAction, {
      params: { id },
      body: { ...body, http: { ...http, ...change } },
    })
    expect([change, made.status]).toEqual([change, 400])
    expect(JSON.stringify(made.body)).toMatch(why)
  }
})
