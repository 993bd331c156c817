import { expect, test } from 'vitest'
import { missingDirective, parsePolicies, type Wanted } from './content-security-policy.ts'

const page = new URL('https://shop.example/help')
const script = new URL('https://chat.example/widget/loader.js?agent=abc')
const wanted: Wanted = { kind: 'script', url: script, page, nonce: null, isInserted: false }

const lineFor = (text: string, asked: Partial<Wanted> = {}) =>
  parsePolicies([text]).map((policy) => missingDirective(policy, { ...wanted, ...asked }))

test.each([
  "script-src 'self' https://chat.example",
  'script-src chat.example',
  'script-src *.example',
  'script-src https:',
  'script-src *',
  'script-src http://chat.example:80',
  'script-src https://chat.example:443/widget/',
  'script-src https://chat.example/widget/loader.js',
  'script-src https://chat.example:*',
  "default-src 'none'; script-src https://CHAT.example",
  "script-src 'none'; script-src-elem https://chat.example",
  "img-src 'none'",
  '',
])('%s lets the script in', (text) => {
  expect(lineFor(text).filter((line) => line !== null)).toEqual([])
})

test.each([
  ["script-src 'self'", "script-src 'self' https://chat.example;"],
  ["default-src 'self' data:", "script-src 'self' data: https://chat.example;"],
  ["script-src 'none'", 'script-src https://chat.example;'],
  ['script-src https://chat.example:8443', 'script-src https://chat.example:8443 https://chat.example;'],
  ['script-src https://evilchat.example', 'script-src https://evilchat.example https://chat.example;'],
  ['script-src *.chat.example', 'script-src *.chat.example https://chat.example;'],
  ['script-src https://chat.example/other/', 'script-src https://chat.example/other/ https://chat.example;'],
  ["script-src-elem 'self'; script-src *", "script-src-elem 'self' https://chat.example;"],
  ["script-src 'unsafe-inline'", "script-src 'unsafe-inline' https://chat.example;"],
])('%s asks for %s', (text, line) => {
  expect(lineFor(text)).toEqual([line])
})

test('a policy that trusts by nonces wants one of the tag, unless a trusted script brings it', () => {
  const text = "script-src 'nonce-abc' 'strict-dynamic' https:"
  expect(lineFor(text)).toEqual(['nonce="…"'])
  expect(lineFor(text, { nonce: 'abc' })).toEqual([null])
  expect(lineFor(text, { nonce: 'other' })).toEqual(['nonce="…"'])
  expect(lineFor(text, { isInserted: true })).toEqual([null])
})

test('frames have directives of their own, and every policy counts', () => {
  const frame = { kind: 'frame', url: new URL('https://chat.example/bot/abc') } as const
  expect(lineFor("script-src 'none'", frame)).toEqual([null])
  expect(lineFor("child-src 'self'", frame)).toEqual(["child-src 'self' https://chat.example;"])
  expect(lineFor("default-src 'self', frame-src 'self'", frame)).toEqual([
    "frame-src 'self' https://chat.example;",
    "frame-src 'self' https://chat.example;",
  ])
})
