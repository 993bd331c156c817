import { expect, test } from 'vitest'
import { toAllowedDomain } from './allowed-domain.ts'

test('an address becomes its domain, in ASCII', () => {
  const domains = {
    'https://www.shop.example/path?query#place': 'www.shop.example',
    ' Shop.Example ': 'shop.example',
    'shop.example/path': 'shop.example',
    'münchen.de': 'xn--mnchen-3ya.de',
    'https://*.MÜNCHEN.de/': '*.xn--mnchen-3ya.de',
    '*.example.org': '*.example.org',
    'http://localhost:3000': 'localhost:3000',
    'https://shop.example:443': 'shop.example',
    'xn--mnchen-3ya.de': 'xn--mnchen-3ya.de',
  }
  for (const [text, domain] of Object.entries(domains)) {
    expect([text, toAllowedDomain(text)]).toEqual([text, domain])
    expect(toAllowedDomain(domain)).toBe(domain)
  }
})

test('what names no website is none', () => {
  for (const text of [
    '',
    '*',
    'not a domain',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://user:word@shop.example',
    'shop.*',
    'a_b.example',
    '*.com',
    '*.localhost:3000',
    '.x',
    'a..b',
    'xn--',
    'shop.xn--',
    '-shop.example',
    'shop.example:99999',
    `${'a'.repeat(60)}.`.repeat(5),
  ])
    expect([text, toAllowedDomain(text)]).toEqual([text, null])
})
