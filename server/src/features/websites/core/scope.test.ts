import { expect, test } from 'vitest'
import { scopeAround, siteKey } from './scope.ts'

test.each([
  [['/prices'], '/'],
  [['/docs/a'], '/docs'],
  [['/', '/docs/a'], '/'],
  [['/docs', '/docs/a/b'], '/docs'],
  [['/docs/', '/docs/a/b'], '/docs'],
  [['/docs/a/one', '/docs/b/two'], '/docs'],
  [['/docs/a', '/documents/a'], '/'],
])('%j belong to %s', (paths, prefix) => {
  const [first = '', ...others] = paths.map((path) => `https://www.example.com${path}`)
  const origin = 'https://www.example.com'
  expect(scopeAround([first, ...others])).toEqual({ site: 'example.com', origin, prefix })
})

test('spellings of one address have one key', () => {
  const key = siteKey('https://example.com/a/?x=1&y=2')
  expect(siteKey('http://www.example.com/A?y=2&x=1')).toBe(key)
  expect(siteKey('https://other.example/a?x=1&y=2')).not.toBe(key)
  expect(siteKey('no address')).toBe('no address')
})
