import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'
import { isSameSite } from './is-same-site.ts'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['example.com/prices', 'https://example.com/prices'],
  ['HTTP://Example.COM:80/a/../b/#top', 'http://example.com/b/'],
  ['https://example.com/a?utm_source=x&b=2&fbclid=y', 'https://example.com/a?b=2'],
  ['https://example.com/a?', 'https://example.com/a'],
  ['https://example.com/a;jsessionid=0A1B?page=2&PHPSESSID=abc', 'https://example.com/a?page=2'],
  ['https://example.com/a?sid=4f9d2c7be1a04f9d2c7be1a0', 'https://example.com/a'],
  ['https://example.com/a?sid=12', 'https://example.com/a?sid=12'],
  ['https://example.com/a?q=a+b&x=%2F', 'https://example.com/a?q=a+b&x=%2F'],
  ['https://user:secret@example.com/', 'https://example.com/'],
])('%s is %s', (address, canonical) => {
  expect(canonicalUrl(address)).toBe(canonical)
})

test('links are read as they stand in a page', () => {
  const base = 'https://example.com/shop/'
  expect(canonicalUrl('../about', base)).toBe('https://example.com/about')
  expect(canonicalUrl('//www.example.com/a', base)).toBe('https://www.example.com/a')
  for (const other of [
    'mailto:a@example.com',
    'javascript:alert(1)',
    'tel:+4912',
    'data:text/html,x',
    'http://',
  ])
    expect(canonicalUrl(other, base)).toBeNull()
})

test('a site is the same with www and another scheme, and another one with another port or subdomain', () => {
  expect(isSameSite('https://www.example.com/a', 'http://example.com/b')).toBe(true)
  expect(isSameSite('https://example.com', 'https://docs.example.com')).toBe(false)
  expect(isSameSite('http://127.0.0.1:8080/', 'http://127.0.0.1:8081/')).toBe(false)
})
