import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isUnguessable } from './is-unguessable.ts'

test.each([
  'customer-123',
  'visitor-0123456789abcdef',
  'visitor-aaaaaaaaaaaaaaaaaaaaaaaa',
  'visitor-jane.doe@shop.example',
  'Wilhelmina-Wiesengrund-Oberhauser-1984',
  'JaneDoeAmsterdamNoord1984',
  'order-4711-question-1',
  'customer-123-2026-11-29T09:15:00.000Z',
  '20261129T091500123Z-shop',
  'https://shop.example/customers/4711',
  '+31612345678901234567',
  'GB29NWBK60161331926819',
  '00000000-0000-0000-0000-000000000001',
  '00000000-0000-4000-8000-000000000001',
  'iPhone15Pro-iOS18-Jan2026',
  '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  'A1B2C3D4E5F6G7H8',
  'k8Jx2mQ9vLp4Rz7',
])('%s can be guessed', (text) => {
  expect(isUnguessable(text)).toBe(false)
})

test('random texts of the usual forms cannot', () => {
  for (let round = 0; round < 100; round += 1) {
    expect(isUnguessable(randomUUID())).toBe(true)
    expect(isUnguessable(`visitor-${randomUUID()}`)).toBe(true)
    expect(isUnguessable(`resp_${randomUUID()}`)).toBe(true)
    expect(isUnguessable(randomUUID().toUpperCase())).toBe(true)
  }
  for (const text of ['k8Jx2mQ9vLp4Rz7T', 'session:8d5f03bc7e1a49d2b60f', 'V1StGXR8_Z5jdHi6B-myT']) {
    expect(isUnguessable(text), text).toBe(true)
  }
})

test('a long text is judged at once', () => {
  expect(isUnguessable('a1'.repeat(64))).toBe(false)
  expect(isUnguessable(randomBytes(64).toString('hex'))).toBe(true)
})
