import { toAllowedDomain } from '@parleykit/contract/agents/allowed-domain'
import { expect, test } from 'vitest'
import { formatDomain } from './format-domain.ts'

test('a domain is shown in its own letters, and what is no Punycode as it is', () => {
  for (const domain of ['münchen.de', '*.例え.jp:8080', 'shop.example'])
    expect(formatDomain(toAllowedDomain(domain) ?? '')).toBe(domain)
  expect(formatDomain('xn--a.example')).toBe('xn--a.example')
})
