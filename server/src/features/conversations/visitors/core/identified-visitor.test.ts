import { expect, test } from 'vitest'
import {
  identifiedSubject,
  identifiedTokenId,
  identifiedVisitorOf,
  isIdentifiedVisitorId,
  parseTokenSubject,
} from './identified-visitor.ts'

test.each(['42', 'ann@shop.example', 'Łukasz/1', 'x'.repeat(128)])('%j names a person', (name) => {
  expect(isIdentifiedVisitorId(name)).toBe(true)
  const tokenId = identifiedTokenId(name)
  expect(identifiedVisitorOf(tokenId)).toBe(name)
  expect(parseTokenSubject(identifiedSubject('secret1', tokenId), 'secret1')).toBe(tokenId)
  expect(parseTokenSubject(identifiedSubject('secret1', tokenId), 'secret2')).toBeNull()
  expect(parseTokenSubject(identifiedSubject('secret1', tokenId), null)).toBeNull()
})

test.each([
  42,
  undefined,
  '',
  '  ',
  'x'.repeat(129),
  'a\u0000',
  'a\nb',
  '\ud800',
  'visitor-0123456789abcdef',
])('%j names nobody', (name) => {
  expect(isIdentifiedVisitorId(name)).toBe(false)
})

test('an anonymous visitor is nobody, whatever the secret', () => {
  expect(identifiedVisitorOf('bM3n-random_22characters')).toBeNull()
  expect(parseTokenSubject('bM3n-random_22characters', null)).toBe('bM3n-random_22characters')
})
