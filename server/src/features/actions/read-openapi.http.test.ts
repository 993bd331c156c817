import { createAction } from '@parleykit/contract/actions/action-routes'
import { continueAction } from '@parleykit/contract/actions/action-runs'
import { readOpenapi } from '@parleykit/contract/actions/openapi-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openShop } from '../../../test/open-shop.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const order = {
  ...{ operationId: 'orderStatus', security: [{ token: [] }] },
  parameters: [
    { name: 'orderId', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'lang', in: 'query', schema: { type: 'string' } },
  ],
  responses: {
    200: {
      content: {
        'application/json': {
          schema: { properties: { number: { type: 'integer' }, status: { type: 'string' } } },
        },
      },
    },
  },
}
const document = {
  ...{ openapi: '3.1.0', info: { title: 'Shop' }, servers: [{ url: '/' }] },
  paths: { '/orders/{orderId}': { get: order }, '/bookings': { post: { summary: 'Book' } } },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
}
const operations = ['GET /orders/{orderId}']

test('an operation of a document at an address becomes an action that works in the chat', async () => {
  shop.behave(({ url }, response) => {
    if (url !== '/openapi.json') return false
    response.end(JSON.stringify(document))
    return true
  })
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911.'])
  const params = { id: agent.id }
  const url = `${shop.origin}/openapi.json`
  const listed = await owner.call(readOpenapi, { params, body: { url } })
  expect(listed).toMatchObject({ status: 200, body: { title: 'Shop', server: shop.origin, total: 2 } })
  const read = await owner.call(readOpenapi, { params, body: { url, operations } })
  const [made] = read.body.imports
  expect(made?.notes).toEqual(['Fill in the secret header Authorization: Bearer …'])
  if (!made?.action) throw new Error('No action was made')

  const rest = { kind: 'http', audience: 'anyone', doneText: '', isOn: true } as const
  const [header] = made.action.http.headers
  const missing = await owner.call(createAction, { params, body: { ...made.action, ...rest, isOn: false } })
  expect(missing).toMatchObject({ status: 201, body: { missingSecrets: 1, isOn: false } })
  const headers = header ? [{ ...header, value: 'Bearer 42' }] : []
  const http = { ...made.action.http, headers }
  await owner.call(createAction, { params, body: { ...made.action, ...rest, http } })

  const asked = await ask(app.origin, agent.publicId, { message: 'Order status' })
  const [offer] = asked.events.flatMap((event) => event.action ?? [])
  expect(offer).toMatchObject({ state: 'form', fields: [{ name: 'order_id' }, { name: 'lang' }] })
  const done = await callRoute(app.origin, continueAction, {
    params: { botId: agent.publicId, runId: offer?.id ?? '' },
    headers: { 'x-visitor-token': asked.visitorToken },
    body: { values: { order_id: '4711' } },
  })
  expect(done.body.card?.facts.map(({ value }) => value)).toEqual(['4711', 'shipped'])
  expect(shop.asked.at(-1)).toMatchObject({ url: '/orders/4711', headers: { authorization: 'Bearer 42' } })
})

test('a pasted document needs the address of the API, and what can’t be read is told', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const read = (body: object) => owner.call(readOpenapi, { params: { id }, body })
  const text = JSON.stringify(document)
  const without = await read({ document: text, operations })
  expect(without.body).toMatchObject({ server: '', imports: [{ action: null }] })
  const entered = await read({ document: text, operations, server: 'https://shop.example/v2' })
  expect(entered.body.imports[0]?.action?.http.url).toMatch('https://shop.example/v2/orders/')

  const refused: [object, RegExp][] = [
    [{ document: 'openapi: 3.1.0\nx: [' }, /neither valid JSON/],
    [{ url: 'http://10.0.0.1/openapi.json' }, /private network/],
    [{ url: `${shop.origin}/orders/1` }, /status 404/],
    [{ document: text, url: 'https://shop.example/' }, /either/],
  ]
  for (const [body, why] of refused) expect(JSON.stringify((await read(body)).body)).toMatch(why)
})

test('an operation whose action could not be saved is refused with the reason', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const paths = { '/orders/{orderId}': { get: { ...order, security: [{ host: [] }] } } }
  const components = { securitySchemes: { host: { type: 'apiKey', in: 'header', name: 'Host' } } }
  const body = {
    document: JSON.stringify({ ...document, paths, components }),
    operations,
    server: shop.origin,
  }
  const read = await owner.call(readOpenapi, { params: { id }, body })
  expect(read.body.imports).toMatchObject([{ action: null, notes: [expect.stringContaining('ParleyKit')] }])
})
