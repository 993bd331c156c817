import { expect, test } from 'vitest'
import { scopeAround, scopeOfStart, siteKey } from './scope.ts'

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

test.each([
  ['/', '/en/', '/'],
  ['/', '/site/home', '/'],
  ['/docs', '/docs/v2/intro', '/docs'],
  ['/home', '/home', '/'],
  ['/en/index', '/en/index', '/en'],
  ['/old', '/new', '/new'],
  ['/docs/guide.html', '/docs/guide.html', '/docs'],
])('%s that led to %s means %s', (typed, arrived, prefix) => {
  const scope = scopeOfStart(`http://example.com${typed}`, `https://www.example.com${arrived}`)
  expect(scope).toEqual({ site: 'example.com', origin: 'https://www.example.com', prefix })
})

test('spellings of one address have one key', () => {
  const key = siteKey('https://example.com/a/?x=1&y=2')
  expect(siteKey('http://www.example.com/a?y=2&x=1')).toBe(key)
  expect(siteKey('https://other.example/a?x=1&y=2')).not.toBe(key)
  expect(siteKey('https://example.com/A?x=1&y=2')).not.toBe(key)
  expect(siteKey('no address')).toBe('no address')
})
