import type { OpenapiImport } from '@parleykit/contract/actions/openapi-import'
import { expect, test } from 'vitest'
import { work } from './read-document.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Shop' },
  servers: [
    { url: 'http://shop.example' },
    { url: 'https://{zone}.shop.example/v1/', variables: { zone: { default: 'eu' } } },
  ],
  security: [{ key: [] }],
  paths: {
    '/orders/{orderId}': {
      parameters: [
        { name: 'orderId', in: 'path', required: true, schema: { type: 'integer', format: 'int64' } },
      ],
      get: {
        operationId: 'getOrder',
        tags: ['Orders'],
        description: 'Finds an order.',
        parameters: [
          { $ref: '#/components/parameters/lang' },
          { name: 'expand', in: 'query', required: true, schema: { const: 'all' } },
          { name: 'Shop-Version', in: 'header', required: true, schema: { type: 'string', default: '2026' } },
        ],
        responses: {
          201: {
            content: {
              'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/order' } },
            },
          },
        },
      },
    },
    '/visits': {
      post: {
        summary: 'Book a visit',
        security: [{ address: [] }, { token: [] }],
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/visit' } } } },
      },
    },
    '/files': { post: { requestBody: { required: true, content: { 'multipart/form-data': {} } } } },
  },
  components: {
    parameters: {
      lang: { name: 'lang', in: 'query', schema: { enum: ['de', 'en'] }, description: 'The <b>language</b>' },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      address: { type: 'apiKey', in: 'query', name: 'key' },
      token: { type: 'http', scheme: 'bearer' },
    },
    schemas: {
      order: {
        properties: {
          lines: { type: 'array', items: { properties: { name: { type: 'string' }, 'a b': {} } } },
          status: { type: ['string', 'null'] },
          parent: { $ref: '#/components/schemas/order' },
        },
      },
      visit: {
        allOf: [{ $ref: '#/components/schemas/day' }],
        required: ['kind', 'guest'],
        properties: {
          kind: { enum: ['visit'] },
          guest: { required: ['email'], properties: { email: { format: 'email' }, fax: {} } },
          id: { readOnly: true },
          isVip: { type: 'boolean' },
          note: { type: 'string' },
        },
      },
      day: { type: 'object', required: ['day'], properties: { day: { type: 'string', format: 'date' } } },
    },
  },
}

function read(given: object, operations: string[] = [], server = '') {
  const bytes = Buffer.from(JSON.stringify(given))
  const [answer] = work([{ bytes, operations, server, documentUrl: null }])
  if (answer?.kind !== 'document') throw new Error(answer?.message)
  return answer
}

function importOf(operation: string, given: object = document): OpenapiImport | undefined {
  return read(given, [operation]).imports[0]
}

test('lists the operations', () => {
  const { operations, ...rest } = read(document)
  expect(rest).toMatchObject({ title: 'Shop', server: 'https://eu.shop.example/v1', total: 3, imports: [] })
  expect(operations[0]).toEqual({
    ...{ method: 'GET', path: '/orders/{orderId}', summary: 'getOrder', tag: 'Orders' },
  })
})

test('makes a request of parameters, headers and security', () => {
  expect(importOf('GET /orders/{orderId}')).toEqual({
    operation: 'GET /orders/{orderId}',
    notes: ['Fill in the secret header X-Key.'],
    action: {
      ...{ name: 'Get order', phrases: ['Get order'], purpose: 'Finds an order.', asksFirst: false },
      inputs: [
        expect.objectContaining({ name: 'order_id', label: 'Order id', type: 'text', required: true }),
        expect.objectContaining({
          ...{ name: 'lang', type: 'choice', choices: ['de', 'en'], required: false, hint: 'The language' },
        }),
      ],
      http: {
        method: 'GET',
        url: 'https://eu.shop.example/v1/orders/{{ order_id }}?expand=all&lang={{ lang }}',
        headers: [
          { name: 'Shop-Version', value: '2026', isSecret: false },
          { name: 'X-Key', value: null, isSecret: true },
        ],
        ...{ bodyType: 'none', body: '', honorsIdempotencyKey: false },
        picks: expect.arrayContaining([
          { path: 'status', label: 'Status' },
          { path: 'lines[].name', label: 'Name' },
          { path: 'parent.status', label: 'Parent status' },
        ]),
      },
    },
  })
})

test('makes a body of what is required, with optional values at its top', () => {
  const made = importOf('POST /visits')
  expect(JSON.parse(made?.action?.http.body ?? '')).toEqual({
    ...{ kind: 'visit', guest: { email: '{{ email }}' }, day: '{{ day }}' },
    ...{ isVip: '{{ is_vip }}', note: '{{ note }}' },
  })
  expect(made?.action?.inputs.map(({ type }) => type)).toEqual(['email', 'date', 'choice', 'text'])
  expect(made?.action).toMatchObject({ asksFirst: true, http: { honorsIdempotencyKey: true } })
  expect(made?.action?.http.headers).toEqual([{ name: 'Authorization', value: null, isSecret: true }])
  expect(made?.notes[0]).toContain('Bearer')
})

test.each([
  ['a file', 'POST /files', document, /neither JSON/],
  ['no server', 'GET /orders/{orderId}', { ...document, servers: [{ url: '/v1' }] }, /where the API is/],
])('tells why it can’t be an action: %s', (_what, operation, given, why) => {
  expect(importOf(operation, given)).toMatchObject({ action: null, notes: [expect.stringMatching(why)] })
})

test('takes the owner’s address instead of the document’s', () => {
  const made = read(document, ['POST /visits'], 'https://test.shop.example/v2/')
  expect(made).toMatchObject({ server: 'https://test.shop.example/v2' })
  expect(made.imports[0]?.action?.http.url).toBe('https://test.shop.example/v2/visits')
})

test('names the host of an operation that has its own, unless the owner entered another address', () => {
  const servers = [{ url: 'https://other.example:8443/v1' }]
  const visits = { ...document.paths['/visits'], servers }
  const given = { ...document, paths: { '/visits': visits } }
  for (const server of ['', 'https://eu.shop.example/v1']) {
    const [made] = read(given, ['POST /visits'], server).imports
    expect(made?.action?.http.url).toBe('https://other.example:8443/v1/visits')
    expect(made?.notes[0]).toContain('go to other.example:8443:')
  }
  const [entered] = read(given, ['POST /visits'], 'https://test.shop.example/v2').imports
  expect(entered?.action?.http.url).toBe('https://test.shop.example/v2/visits')
  expect(entered?.notes[0]).toContain('Bearer')
})

test('reads Swagger 2.0 in YAML', () => {
  const text = `
swagger: 2.0
info: { title: Old shop, version: 1 }
host: shop.example
basePath: /v1
schemes: [https]
securityDefinitions: { key: { type: basic } }
security: [{ key: [] }]
paths:
  /notes:
    post:
      consumes: [application/x-www-form-urlencoded]
      parameters:
        - { name: text, in: formData, type: string, required: true }
      responses: { 200: { description: Done, schema: { type: object, properties: { id: { type: integer } } } } }
`
  const task = { bytes: Buffer.from(text), operations: ['POST /notes'], server: '', documentUrl: null }
  expect(work([task])[0]).toMatchObject({
    server: 'https://shop.example/v1',
    imports: [
      {
        notes: ['Fill in the secret header Authorization: Basic …'],
        action: { http: { bodyType: 'form', body: '{\n  "text": "{{ text }}"\n}' } },
      },
    ],
  })
})

test.each([
  ['HTML', '<!doctype html><p>Not found</p>', /neither JSON nor YAML/],
  ['another JSON', '{"openapi": "4.0"}', /openapi: 3/],
  ['a broken text', '{"openapi": "3.1.0", [', /neither valid/],
])('says why it can’t read %s', (_what, text, why) => {
  const task = { bytes: Buffer.from(text), operations: [], server: '', documentUrl: null }
  expect(work([task])[0]).toMatchObject({ kind: 'unreadable' })
  expect(JSON.stringify(work([task])[0])).toMatch(why)
})
