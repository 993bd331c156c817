import { expect, test } from 'vitest'
import { isPersonName, personOf, personSubject, personTokenId, tokenIdOf } from './person-token.ts'

test.each(['42', 'ann@shop.example', 'Łukasz/1', 'x'.repeat(128)])('%j names a person', (name) => {
  expect(isPersonName(name)).toBe(true)
  const tokenId = personTokenId(name)
  expect(personOf(tokenId)).toBe(name)
  expect(tokenIdOf(personSubject('secret1', tokenId), 'secret1')).toBe(tokenId)
  expect(tokenIdOf(personSubject('secret1', tokenId), 'secret2')).toBeNull()
  expect(tokenIdOf(personSubject('secret1', tokenId), null)).toBeNull()
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
  expect(isPersonName(name)).toBe(false)
})

test('an anonymous visitor is nobody, whatever the secret', () => {
  expect(personOf('bM3n-random_22characters')).toBeNull()
  expect(tokenIdOf('bM3n-random_22characters', null)).toBe('bM3n-random_22characters')
})
