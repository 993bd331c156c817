import { createAction, tryAction } from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import { actionTemplates } from '@parleykit/contract/actions/action-templates'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calComKey, openCalCom } from '../../../test/action-apis/open-cal-com.ts'
import { openStripe, stripeKey } from '../../../test/action-apis/open-stripe.ts'
import { serveJson } from '../../../test/action-apis/serve-json.ts'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { actionTexts } from './core/action-texts.ts'

const authorized = `Basic ${btoa('ck_1:cs_1')}`

/** WooCommerce's REST API v3, as it documents GET /orders/{id}. */
const openWooCommerce = () =>
  serveJson(({ url, headers }) => {
    if (headers.authorization !== authorized)
      return [401, { code: 'woocommerce_rest_cannot_view', message: 'Sorry.', data: { status: 401 } }]
    if (url.pathname !== '/wp-json/wc/v3/orders/727')
      return [
        404,
        { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.', data: { status: 404 } },
      ]
    const lamp = { id: 1, name: 'Lamp', quantity: 2, total: '29.00' }
    const billing = { first_name: 'Ada', email: 'Ada@shop.example', phone: '030 1234' }
    const order = { id: 727, number: '727', status: 'processing', currency: 'EUR', total: '29.00' }
    return [200, { ...order, billing, line_items: [lamp] }]
  })

let app: TestApp
let calCom: Awaited<ReturnType<typeof openCalCom>>
let stripe: Awaited<ReturnType<typeof openStripe>>
let shop: Awaited<ReturnType<typeof openWooCommerce>>
beforeEach(async () => {
  ;[calCom, stripe, shop] = await Promise.all([openCalCom(), openStripe(), openWooCommerce()])
  const hosts = [calCom, stripe, shop].map(({ host }) => host).join(',')
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: hosts })
})
afterEach(async () => {
  await app.close()
  await Promise.all([calCom, stripe, shop].map(({ close }) => close()))
})

async function start(id: string, answers: Record<string, string>, question: string) {
  const template = actionTemplates.find((each) => each.id === id)
  if (!template) throw new Error(`There is no template ${id}`)
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const made = await owner.call(createAction, { params, body: template.fill(answers, btoa) })
  expect(made).toMatchObject({ status: 201, body: { missingSecrets: 0 } })
  const asked = await ask(app.origin, agent.publicId, { message: question })
  const offered = asked.events.flatMap((event) => event.action ?? [])[0]
  const step = async (body: object): Promise<ActionEvent> => {
    const run = { botId: agent.publicId, runId: offered?.id ?? '' }
    const headers = { 'x-visitor-token': asked.visitorToken }
    return (await callRoute(app.origin, continueAction, { params: run, headers, body })).body
  }
  const trial = async (values: Record<string, string>) => {
    const tried = await owner.call(tryAction, {
      params: { ...params, actionId: made.body.id },
      body: { values },
    })
    return tried.body
  }
  return { offered, step, trial }
}

const texts = actionTexts('en')
const calComAnswers = () => ({
  ...{ key: calComKey, event: String(calCom.eventTypeId), zone: 'Europe/Berlin', api: calCom.origin },
})
const question = 'I would like to book an appointment'
const person = { name: 'Ada', email: 'ada@shop.example' }
const fieldsOf = (event?: ActionEvent) => event?.fields?.map(({ name }) => name)

test('Cal.com: a day, then one of its free times, which is booked once', async () => {
  const { offered, step } = await start('booking', calComAnswers(), question)
  expect(fieldsOf(offered)).toEqual(['day', 'name', 'email'])
  const none = await step({ values: { day: '2027-01-12', ...person } })
  expect(none).toMatchObject({ state: 'form', text: texts.nothing })
  expect(fieldsOf(none)).toEqual(['day', 'name', 'email'])

  const chosen = await step({ values: { day: '2027-01-11', ...person } })
  expect(chosen).toMatchObject({ state: 'form', problems: { time: texts.choice } })
  const times = chosen.fields?.find(({ name }) => name === 'time')?.choices ?? []
  expect(times.map((time) => time.replaceAll('\u202f', ' '))).toEqual([
    ...['Jan 11, 2027, 9:00 AM', 'Jan 11, 2027, 9:30 AM', 'Jan 11, 2027, 2:00 PM'],
  ])
  const values = { day: '2027-01-11', time: times[1] ?? '', ...person }
  expect(await step({ values })).toMatchObject({
    state: 'confirm',
    text: expect.stringContaining(`Time: ${times[1]}`),
  })
  const all = await Promise.all([1, 2].map(() => step({ confirm: true })))
  for (const each of all)
    expect(each).toMatchObject({
      state: 'done',
      text: expect.stringContaining('Your appointment is booked.'),
      card: { facts: [{}, {}, { show: 'link', value: 'https://meet.example/uid-1' }] },
    })
  expect(calCom.booked).toMatchObject([{ start: '2027-01-11T08:30:00.000Z', attendee: person }])
})

test('Cal.com: a time that was taken meanwhile is told, before and after the confirmation', async () => {
  const { step } = await start('booking', calComAnswers(), question)
  const chosen = await step({ values: { day: '2027-01-11', ...person } })
  const times = chosen.fields?.find(({ name }) => name === 'time')?.choices ?? []
  const values = { day: '2027-01-11', time: times[0] ?? '', ...person }
  expect(await step({ values })).toMatchObject({ state: 'confirm' })
  calCom.free.delete('2027-01-11T08:00:00.000Z')
  const taken = await step({ confirm: true })
  expect(taken).toMatchObject({ state: 'form', problems: { time: texts.choice } })
  expect(taken.fields?.find(({ name }) => name === 'time')?.choices).toEqual(times.slice(1))
  expect(calCom.booked).toEqual([])
  expect(await step({ values: { ...values, time: times[2] ?? '' } })).toMatchObject({ state: 'confirm' })
  expect(await step({ confirm: true })).toMatchObject({ state: 'done' })
  expect(calCom.booked).toHaveLength(1)
})

test.each([
  [{ key: 'cal_live_wrong' }, /check the secret headers/],
  [{ event: '1' }, /404/],
])('Cal.com: what is set up wrongly is told to the owner: %o', async (wrong, fault) => {
  const { trial } = await start('booking', { ...calComAnswers(), ...wrong }, question)
  const asked = await trial({ day: '2027-01-11', ...person })
  const listed = /one of the list\. (.+?) ·/.exec(JSON.stringify(asked))?.[1]
  const tried = listed ? await trial({ day: '2027-01-11', time: listed, ...person }) : asked
  expect(JSON.stringify(tried)).toMatch(fault)
  expect(calCom.booked).toEqual([])
})

test('Stripe: a link to pay, made once although the first answer was lost', async () => {
  const answers = { key: stripeKey, price: 'price_lamp', api: stripe.origin }
  const { step } = await start('payment-link', answers, 'Send me the payment link')
  expect(await step({ values: { quantity: '2' } })).toMatchObject({ state: 'confirm' })
  stripe.lose(1)
  expect(await step({ confirm: true })).toMatchObject({
    state: 'done',
    card: { facts: [{ label: 'Pay now', show: 'link', value: 'https://buy.stripe.example/1' }] },
  })
  expect(stripe.countLinks()).toBe(1)
  expect(stripe.asked).toHaveLength(2)
  expect(Object.fromEntries(new URLSearchParams(stripe.asked[0]?.body))).toEqual({
    ...{ 'line_items[0][price]': 'price_lamp', 'line_items[0][quantity]': '2' },
  })
})

test.each([
  [{ key: 'rk_wrong' }, texts.failed],
  [{ price: 'price_gone' }, texts.refused],
])('Stripe: with %o, the visitor is told so and nothing is made', async (wrong, text) => {
  const answers = { key: stripeKey, price: 'price_lamp', api: stripe.origin, ...wrong }
  const { step } = await start('payment-link', answers, 'Send me the payment link')
  await step({ values: { quantity: '1' } })
  expect(await step({ confirm: true })).toMatchObject({ state: 'form', text })
  expect(stripe.countLinks()).toBe(0)
})

test('WooCommerce: an order is shown only with its own email address', async () => {
  const answers = { shop: shop.origin, key: 'ck_1', secret: 'cs_1' }
  const { step } = await start('order-status', answers, 'Where is my order 727?')
  for (const values of [
    { order: '727', email: 'eve@shop.example' },
    { order: '728', email: 'ada@shop.example' },
  ])
    expect(await step({ values })).toMatchObject({ state: 'form', text: texts.nothing })
  const found = await step({ values: { order: '727', email: 'ada@shop.example' } })
  expect(found).toMatchObject({ state: 'done', text: expect.stringContaining('Status: processing') })
  expect(JSON.stringify(found.card)).not.toMatch(/Ada@|030 1234/)
})
