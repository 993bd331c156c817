import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

const at = (publicUrl: string | null, host = '127.0.0.1') => relyingParty({ publicUrl, host, port: 3000 })

test('passkeys work at a name over https, and at this machine', () => {
  expect(at('https://chat.example')).toEqual({ rpId: 'chat.example', origin: 'https://chat.example' })
  expect(at('https://Chat.Example:8443')).toEqual({
    rpId: 'chat.example',
    origin: 'https://chat.example:8443',
  })
  expect(at('http://localhost:8080')).toEqual({ rpId: 'localhost', origin: 'http://localhost:8080' })
  expect(at('http://kit.localhost')?.rpId).toBe('kit.localhost')
  for (const host of ['127.0.0.1', '::1', 'localhost'])
    expect(at(null, host)).toEqual({ rpId: 'localhost', origin: 'http://localhost:3000' })
})

test.each([
  'http://chat.example',
  'https://192.0.2.7',
  'https://3221225991',
  'https://[2001:db8::1]:3000',
  'http://127.0.0.1:3000',
  'http://localhost.example',
])('browsers have none at %s', (publicUrl) => {
  expect(at(publicUrl)).toBeNull()
})

test('a server that others reach has to be told its name', () => {
  expect(at(null, '0.0.0.0')).toBeNull()
  expect(at(null, '192.0.2.7')).toBeNull()
})
