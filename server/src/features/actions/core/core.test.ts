import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { describe, expect, test } from 'vitest'
import { missingProof, nobody } from './identity.ts'
import { pickFields } from './pick-fields.ts'
import { readValues } from './read-values.ts'
import { checkTemplates, renderRequest } from './render-request.ts'

const settings: HttpSettings = {
  method: 'POST',
  url: 'https://shop.example/orders/{{ order }}?by={{ email }}',
  headers: [
    { name: 'X-Shop', value: 'main {{ order }}', isSecret: false },
    { name: 'Authorization', value: null, isSecret: true },
  ],
  bodyType: 'json',
  body: '{"order": "{{ order }}", "note": "For {{ email }}", "count": "{{ count }}", "fixed": 1}',
  picks: [],
  honorsIdempotencyKey: false,
}

describe('renderRequest', () => {
  test('fills the address, the headers and the strings of the body', () => {
    const request = renderRequest(settings, { order: '4711', email: 'a@b.example', count: 3 })
    expect(request.url).toBe('https://shop.example/orders/4711?by=a%40b.example')
    expect(request.headers).toEqual([
      { name: 'X-Shop', value: 'main 4711' },
      { name: 'content-type', value: 'application/json' },
    ])
    expect(JSON.parse(request.body ?? '')).toEqual({
      ...{ order: '4711', note: 'For a@b.example', count: 3, fixed: 1 },
    })
  })

  test.each([
    ['4711?admin=1&x=#', 'https://shop.example/orders/4711%3Fadmin%3D1%26x%3D%23?by=x'],
    ['@evil.example', 'https://shop.example/orders/%40evil.example?by=x'],
  ])('keeps %s in its place of the address', (order, url) => {
    expect(renderRequest(settings, { order, email: 'x', count: 1 }).url).toBe(url)
  })

  test.each(['..', '.', '', '4711/../../admin', 'a\\b'])(
    'refuses "%s", which would change the path',
    (order) => {
      expect(() => renderRequest(settings, { order, email: 'x', count: 1 })).toThrow(/path|address/)
    },
  )

  test('keeps hostile values within their string of the body, and on their line of a header', () => {
    const order = '","admin":true,"x":"\r\nX-Admin: 1'
    const request = renderRequest(
      { ...settings, url: 'https://shop.example/' },
      { order, email: 'x', count: 1 },
    )
    expect(JSON.parse(request.body ?? '')).toEqual({ order, note: 'For x', count: 1, fixed: 1 })
    expect(request.headers[0]?.value).toBe('main ","admin":true,"x":" X-Admin: 1')
  })

  test('fills no template that a value holds', () => {
    const order = '{{ email }}'
    const { body } = renderRequest(settings, { order, email: 'secret', count: 1 })
    expect(JSON.parse(body ?? '')).toMatchObject({ order: '{{ email }}' })
  })

  test('leaves out what was not filled in', () => {
    const url = 'https://shop.example/?a={{ order }}&fixed=1&b={{ email }}&c=x{{ email }}'
    const headers = [{ name: 'X-Shop', value: '{{ email }}', isSecret: false }]
    const body = '{"order": "{{ order }}", "email": "{{ email }}", "all": ["{{ email }}"]}'
    const request = renderRequest({ ...settings, url, headers, body }, { order: 1, email: '' })
    expect(request.url).toBe('https://shop.example/?a=1&fixed=1&c=x')
    expect(request.headers.map(({ name }) => name)).toEqual(['content-type'])
    expect(request.body).toBe('{"order":1,"all":[]}')
  })

  test('makes a form body of a JSON object', () => {
    const form = { ...settings, bodyType: 'form', body: '{"a": "{{ order }}", "b": "x y"}' } as const
    expect(renderRequest(form, { order: '1&2', email: 'x', count: 1 }).body).toBe('a=1%262&b=x+y')
  })
})

test('checkTemplates names what is wrong', () => {
  const names = ['order', 'email', 'count']
  expect(checkTemplates(settings, names)).toBe('https://shop.example')
  expect(() => checkTemplates({ ...settings, url: 'https://{{ order }}.example/' }, names)).toThrow(/host/)
  expect(() => checkTemplates({ ...settings, url: 'ftp://shop.example/' }, names)).toThrow(/https/)
  expect(() => checkTemplates({ ...settings, url: 'https://u:p@shop.example/' }, names)).toThrow(
    /secret header/,
  )
  expect(() => checkTemplates(settings, ['order'])).toThrow(/“email”/)
  expect(() => checkTemplates({ ...settings, body: '{"a": {{ order }}}' }, names)).toThrow(/quotation/)
  expect(() => checkTemplates({ ...settings, body: '{"a": "{% include x %}"}' }, names)).toThrow()
})

test('the host can’t depend on an input', () => {
  const url = 'https://{{ order }}.example/'
  expect(() => renderRequest({ ...settings, url }, { order: 'evil', email: 'x', count: 1 })).toThrow(/host/)
})

test('pickFields tells of an empty list beside other fields', () => {
  const picks = [
    { path: 'order', label: 'Order' },
    { path: 'items[].name', label: 'Item' },
    { path: 'items[].count', label: 'Pieces' },
  ]
  const { facts } = pickFields({ order: 4711, items: [] }, picks)
  expect(facts).toEqual([
    { label: 'Order', value: '4711' },
    { label: 'Item, Pieces', value: '0' },
  ])
  expect(pickFields({ items: [] }, picks).facts).toEqual([])
})

test('pickFields shows the picked fields and nothing else', () => {
  const response = {
    order: { number: 4711, status: 'shipped', customer: { email: 'a@b.example' }, paid: true },
    items: [
      { name: 'Lamp', price: '9.00', tags: ['new', 'sale'], secret: 1 },
      { name: 'Desk', price: '90.00', tags: [] },
    ],
  }
  const picks = [
    { path: 'order.number', label: 'Order' },
    { path: 'order.paid', label: 'Paid' },
    { path: 'order.missing', label: 'Missing' },
    { path: 'order.customer', label: 'Customer' },
    { path: 'items[].name', label: 'Item' },
    { path: 'items[].tags[]', label: 'Tags' },
  ]
  expect(pickFields(response, picks)).toEqual({
    facts: [
      { label: 'Order', value: '4711' },
      { label: 'Paid', value: 'true' },
    ],
    rows: [
      [
        { label: 'Item', value: 'Lamp' },
        { label: 'Tags', value: 'new, sale' },
      ],
      [{ label: 'Item', value: 'Desk' }],
    ],
    moreRows: 0,
    found: 4,
  })
  const list = [{ name: 'Lamp', tags: [{ id: 1 }] }]
  const inList = ['[].name', '[].tags[].id'].map((path) => ({ path, label: path }))
  expect(pickFields(list, inList).rows).toEqual([
    [
      { label: '[].name', value: 'Lamp' },
      { label: '[].tags[].id', value: '1' },
    ],
  ])
  expect(pickFields({ toString: 1 }, [{ path: '__proto__.x', label: 'X' }]).found).toBe(0)
})

const input = (part: Partial<ActionInput>): ActionInput => ({
  ...{ name: 'x', label: 'X', type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '', ...part },
})

describe('readValues', () => {
  test.each([
    [{ type: 'number' }, '12,5', 12.5],
    [{ type: 'date' }, '2026-02-28', '2026-02-28'],
    [{ type: 'choice', choices: ['S', 'M'] }, 'M', 'M'],
    [{ type: 'choice', choices: ['true', 'false'] }, 'false', false],
    [{ type: 'email' }, ' a@b.example ', 'a@b.example'],
  ] as const)('reads %o %s', (part, text, value) => {
    expect(
      readValues(
        [input({ ...part, choices: [...('choices' in part ? part.choices : [])] })],
        { x: text },
        nobody,
      ).values,
    ).toEqual({ x: value })
  })

  test.each([
    [{ type: 'number' }, '12 or 13'],
    [{ type: 'number' }, '1e99'],
    [{ type: 'date' }, '2026-02-30'],
    [{ type: 'choice', choices: ['S'] }, 'XL'],
    [{ type: 'email' }, 'nobody'],
    [{ type: 'text' }, '  '],
  ] as const)('refuses %o %s', (part, text) => {
    const read = readValues(
      [input({ ...part, choices: [...('choices' in part ? part.choices : [])] })],
      { x: text },
      nobody,
    )
    expect(read.problems).toHaveProperty('x')
  })

  test('takes an identity and a fixed value, whatever was typed', () => {
    const inputs = [
      input({ name: 'mail', source: 'identity', claim: 'id' }),
      input({ name: 'shop', source: 'fixed', value: 'main' }),
    ]
    const typed = { mail: 'other@b.example', shop: 'other' }
    const known = { ...nobody, id: 'own@b.example' }
    expect(readValues(inputs, typed, known).values).toEqual({ mail: 'own@b.example', shop: 'main' })
    expect(readValues(inputs, typed, nobody).problems).toEqual({ mail: 'signIn' })
  })
})

test.each([
  ['anyone', null, {}, null],
  ['email', null, {}, 'email'],
  ['email', null, { email: 'a@b.example' }, null],
  ['email', null, { id: 'ada' }, 'email'],
  ['signed_in', null, { email: 'a@b.example' }, 'sign_in'],
  ['signed_in', null, { id: 'ada' }, null],
  ['signed_in', 'email', { id: 'ada' }, 'email'],
  ['anyone', 'email', {}, 'email'],
  ['anyone', 'id', { email: 'a@b.example' }, 'sign_in'],
  ['anyone', 'attributes.plan', { attributes: { plan: 'pro' } }, null],
  ['anyone', 'attributes.__proto__', { attributes: { plan: 'pro' } }, 'sign_in'],
] as const)('an action for %s with the claim %s, known %o: %s', (audience, claim, known, missing) => {
  const inputs = claim ? [input({ source: 'identity', claim })] : []
  expect(missingProof({ audience, inputs }, { ...nobody, ...known })).toBe(missing)
})
