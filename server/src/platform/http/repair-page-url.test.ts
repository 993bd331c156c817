import { expect, test } from 'vitest'
import { repairPageUrl } from './repair-page-url.ts'

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
const routed = (url: string, headers: Record<string, string> = browser, method = 'GET') =>
  repairPageUrl({ method, url, headers }, ['/api/'])

test.each([
  ['/%E0%A4%A', '/%EF%BF%BD%EF%BF%BDA'],
  ['/some%00path', '/some%EF%BF%BDpath'],
  ['/bot/%ed%a0%80', '/bot/%EF%BF%BD'],
  ['/pricing?tier=%00&billing=yearly', '/pricing?tier=%EF%BF%BD&billing=yearly'],
  ['/100%', '/100%EF%BF%BD'],
])('a browser that asks for %s gets a page', (url, mended) => {
  expect(routed(url)).toBe(mended)
})

test('addresses that can be read stay as they are', () => {
  for (const url of ['/', '/bot/%F0%9F%92%A9', '/caf%C3%A9?next=%2Fdashboard%23a', '/a%2Fb', '/%EF%BF%BD'])
    expect(routed(url)).toBe(url)
})

test('programs and what sends data get no other address than they asked for', () => {
  expect(routed('/some%00path', {})).toBe('/some%00path')
  expect(routed('/some%00path', { accept: 'application/json' })).toBe('/some%00path')
  expect(routed('/some%00path', browser, 'POST')).toBe('/some%00path')
  expect(routed('/api/agents/%00')).toBe('/api/agents/%00')
})
