import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test('ways to write to one mailbox are one key', () => {
  const ways = ['ada@example.com', ' Ada@EXAMPLE.com', 'ada+agents@example.com', 'ada+a+b@example.com']
  expect(new Set(ways.map(mailboxKey))).toEqual(new Set(['ada@example.com']))
})

test('other mailboxes are others', () => {
  expect(mailboxKey('ada.l@example.com')).toBe('ada.l@example.com')
  expect(mailboxKey('+ada@example.com')).toBe('+ada@example.com')
})
