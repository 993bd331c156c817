import { expect, test } from 'vitest'
import { isKnownOrigin } from './is-known-origin.ts'

const at = (host: string, publicUrl: string | null = null, domains: string[] = []) => ({
  host,
  publicUrl,
  domains,
})

test.each([
  ['no page', undefined, at('chat.example'), true],
  ['a foreign page', 'https://evil.example', at('chat.example'), false],
  ['a foreign page, though no domains are listed', 'https://evil.example', at('10.0.0.2:8080'), false],
  ['a foreign name that resolves to this server', 'http://evil.example:8080', at('evil.example:8080'), false],
  ['the public address', 'https://chat.example', at('chat.example', 'https://chat.example'), true],
  [
    'a foreign name next to the public address',
    'http://evil.example',
    at('evil.example', 'https://chat.example'),
    false,
  ],
  ['a listed domain', 'https://shop.example', at('chat.example', null, ['shop.example']), true],
  ['another than the listed ones', 'https://evil.example', at('chat.example', null, ['shop.example']), false],
  ['this machine', 'http://localhost:8080', at('localhost:8080'), true],
  ['its number', 'http://127.0.0.1:8080', at('127.0.0.1:8080'), true],
  ['its number of another port', 'http://127.0.0.1:1', at('127.0.0.1:8080'), false],
  ['its longer number', 'http://[::1]:8080', at('[::1]:8080'), true],
  ['a page without an address', 'null', at('localhost:8080'), false],
])('%s', (_what, origin, hosts, isKnown) => {
  expect(isKnownOrigin(origin, hosts)).toBe(isKnown)
})
