import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { describe, expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'
import { renderRequest } from './render-request.ts'
import { plainMarkdown } from './tell-result.ts'

const http = (part: Partial<HttpSettings>): HttpSettings => ({
  ...{ method: 'POST', url: 'https://shop.example/orders', headers: [], bodyType: 'text', body: '' },
  ...{ picks: [], honorsIdempotencyKey: false, ...part },
})
const input = (part: Partial<ActionInput>): ActionInput => ({
  ...{ name: 'order', label: 'Order', type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '', ...part },
})
const mail = input({ name: 'mail', label: 'Mail', source: 'identity', claim: 'email' })
const declared = (value: string) => [{ name: 'Content-Type', value, isSecret: false }]

test.each(['日本', 'Ωmega', '🙂'])('the value %s, which no header can hold, is refused', (order) => {
  const headers = [{ name: 'X-Order', value: '{{ order }}', isSecret: false }]
  expect(() => renderRequest(http({ headers }), { order })).toThrow('letters that a header can’t hold')
})

test('a value that makes the address too long is refused', () => {
  const request = http({ url: 'https://shop.example/?order={{ order }}' })
  expect(() => renderRequest(request, { order: '日'.repeat(500) })).toThrow('too long for the address')
})

describe('a value stays in its place of a text body', () => {
  test.each([
    ['application/xml', '<o>{{ order }}</o>', '1</o><o>2', '<o>1&#60;/o&#62;&#60;o&#62;2</o>'],
    ['application/x-www-form-urlencoded', 'o={{ order }}', '1&o=2', 'o=1%26o%3D2'],
    ['application/json', '{"o":"{{ order }}"}', '1","p":"2', '{"o":"1\\",\\"p\\":\\"2"}'],
  ])('as %s', (type, body, order, sent) => {
    expect(renderRequest(http({ headers: declared(type), body }), { order }).body).toBe(sent)
  })

  test('plain text can’t hold both a typed value and one that is proved', () => {
    const body = 'mail: {{ mail }}\norder: {{ order }}'
    expect(() => checkRequest(http({ body }), [mail, input({})])).toThrow('leave their place')
    expect(checkRequest(http({ body: '{{ order }}' }), [mail, input({})])).toBe('https://shop.example')
    expect(checkRequest(http({ body, headers: declared('text/xml') }), [mail, input({})])).toBe(
      'https://shop.example',
    )
    const hidden = declared('text/xml').map((header) => ({ ...header, isSecret: true }))
    expect(() => checkRequest(http({ body, headers: hidden }), [mail, input({})])).toThrow(
      'leave their place',
    )
  })

  test.each(['application/yaml', 'application/graphql', 'text/plain; v={{ xml }}', '{{ xml }}'])(
    'a body of the type %s holds no typed value beside a proved one',
    (type) => {
      const request = http({ body: '{{ mail }} {{ order }}', headers: declared(type) })
      const inputs = [mail, input({}), input({ name: 'xml' })]
      expect(() => checkRequest(request, inputs)).toThrow('leave their place')
    },
  )

  test('YAML holds no typed value at all', () => {
    const request = http({ body: 'order: {{ order }}', headers: declared('application/yaml') })
    expect(() => checkRequest(request, [input({})])).toThrow('leave their place')
  })
})

test('Markdown of an API is shown as it is', () => {
  expect(plainMarkdown('[Pay](https://evil.example) ![x](y) <b> **1** `a` JD_01')).toBe(
    '\\[Pay\\](https://evil.example) !\\[x\\](y) \\<b> \\*\\*1\\*\\* \\`a\\` JD_01',
  )
})
