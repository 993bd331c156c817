import { expect, test } from 'vitest'
import { createConnectionLimit, sharedAddresses } from './connection-limit.ts'

test('a network has as many connections as it may, and gets another when one has ended', () => {
  const counts = createConnectionLimit(2, () => false)
  const leave = counts.enter('203.0.113.7')
  expect(counts.enter('::ffff:203.0.113.7')).toBeDefined()
  expect(counts.enter('203.0.113.7')).toBeUndefined()
  expect(counts.enter('203.0.113.8')).toBeDefined()
  leave?.()
  expect(counts.enter('203.0.113.7')).toBeDefined()
  expect(counts.enter('203.0.113.7')).toBeUndefined()
  for (const address of ['2001:db8::1', '2001:db8::2']) expect(counts.enter(address)).toBeDefined()
  expect(counts.enter('2001:db8::3')).toBeUndefined()
})

test('this machine and the proxies that are trusted have as many as they like', () => {
  const counts = createConnectionLimit(0, sharedAddresses('10.0.0.0/8, 192.0.2.9'))
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.0.2.9'])
    expect(counts.enter(address), address).toBeDefined()
  for (const address of ['192.0.2.8', '2001:db8::1']) expect(counts.enter(address), address).toBeUndefined()
  expect(createConnectionLimit(0, sharedAddresses(null)).enter('10.1.2.3')).toBeUndefined()
})
