import { expect, test } from 'vitest'
import { readToken, signToken } from './hs256.ts'

const KEY = new Uint8Array(32).fill(1)
const PAYLOAD = { aud: 'a', sub: 's', iat: 100, exp: 200 }
/** As the version before made it, with another library. */
const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6InZpc2l0b3IiLCJraWQiOiIxIn0.eyJhdWQiOiJhIiwic3ViIjoicyIsImlhdCI6MTAwLCJleHAiOjIwMH0.YhEJ_L9fsxia8F-99uaBm1qpqUbHE2k0kj3DuA_5XII'
const [head, body, signature] = TOKEN.split('.')
const read = (token: string, kind = 'visitor') =>
  readToken(token, kind, (keyId) => (keyId === '1' ? KEY : undefined))
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token is what it was in the version before, and is read', () => {
  expect(signToken({ kind: 'visitor', keyId: '1' }, PAYLOAD, KEY)).toBe(TOKEN)
  expect(read(TOKEN)).toEqual(PAYLOAD)
})

test.each([
  ['of another kind', TOKEN, 'other'],
  ['with another subject', `${head}.${part({ ...PAYLOAD, sub: 't' })}.${signature}`],
  ['without a signature', `${head}.${body}.`],
  ['of two parts', `${head}.${body}`],
  ['of four parts', `${TOKEN}.x`],
  ['with a cut signature', TOKEN.slice(0, -1)],
  ['with a padded signature', `${TOKEN}=`],
  ['of an unknown key', signToken({ kind: 'visitor', keyId: '2' }, PAYLOAD, KEY)],
  ['of another secret', signToken({ kind: 'visitor', keyId: '1' }, PAYLOAD, new Uint8Array(32))],
  ['that names no algorithm', `${part({ alg: 'none', typ: 'visitor', kid: '1' })}.${body}.`],
  ['whose header is a list', `${part([])}.${body}.${signature}`],
  ['whose header is no JSON', `x.${body}.${signature}`],
  ['of nothing', ''],
])('a token %s is refused', (_name, token, kind = 'visitor') => {
  expect(read(token, kind)).toBeNull()
})
