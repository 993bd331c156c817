import { expect, test } from 'vitest'
import { servesLoopback } from './is-loopback.ts'

test.each([
  ['the default', {}, true],
  ['an address of the machine itself', { publicUrl: 'http://[::1]:3000' }, true],
  ['a container', { host: '0.0.0.0' }, false],
  ['a public address', { publicUrl: 'https://chat.example.com' }, false],
  ['a name that begins like the machine', { publicUrl: 'https://localhost.example.com' }, false],
  ['a proxy in front', { trustProxy: '127.0.0.1' }, false],
])('%s', (_name, given, expected) => {
  expect(servesLoopback({ host: '127.0.0.1', publicUrl: null, trustProxy: null, ...given })).toBe(expected)
})
