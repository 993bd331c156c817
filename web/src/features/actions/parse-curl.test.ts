import { expect, test } from 'vitest'
import { parseCurl } from './parse-curl.ts'

test('a command with a JSON body, as documentation has it', () => {
  const command = `curl -X POST 'https://api.example/v2/bookings' \\
    -H 'Authorization: Bearer abc' --header "Content-Type: application/json" \\
    -d '{"start": "2026-12-24", "name": "O\\u0027Hara"}'`
  expect(parseCurl(command)).toEqual({
    method: 'POST',
    url: 'https://api.example/v2/bookings',
    headers: [
      { name: 'Authorization', value: 'Bearer abc', isSecret: true },
      { name: 'Content-Type', value: 'application/json', isSecret: false },
    ],
    bodyType: 'json',
    body: '{\n  "start": "2026-12-24",\n  "name": "O\'Hara"\n}',
  })
})

test('a form, a user and a query', () => {
  expect(
    parseCurl('curl https://api.stripe.example/v1/links -u sk_test: -d amount=100 -d currency=eur'),
  ).toEqual({
    ...{ method: 'POST', url: 'https://api.stripe.example/v1/links', bodyType: 'form' },
    headers: [{ name: 'Authorization', value: `Basic ${btoa('sk_test:')}`, isSecret: true }],
    body: '{\n  "amount": "100",\n  "currency": "eur"\n}',
  })
  expect(parseCurl('curl -G "https://a.example/orders?x=1" -d id=4711')).toMatchObject({
    ...{ method: 'GET', url: 'https://a.example/orders?x=1&id=4711', body: '' },
  })
})

test('an address with inputs and without quotation marks', () => {
  expect(parseCurl('curl https://a.example/orders/{{order}}?x=1&y=2 -H "X-A: b"')).toMatchObject({
    ...{ method: 'GET', url: 'https://a.example/orders/{{order}}?x=1&y=2' },
    headers: [{ name: 'X-A', value: 'b', isSecret: false }],
  })
})

test.each(['wget https://a.example', 'curl', 'curl file:///etc/passwd', ''])('%s is no command', (text) => {
  expect(parseCurl(text)).toBeNull()
})
