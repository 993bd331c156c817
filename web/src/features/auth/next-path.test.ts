import { expect, test } from 'vitest'
import { safeNextPath } from './next-path.ts'

test.each(['/dashboard/agents/3#activity', '/dashboard/create', '/bots/7?from=mail'])(
  '%s is honoured',
  (next) => {
    expect(safeNextPath(next)).toBe(next)
  },
)

test.each([
  undefined,
  '',
  'dashboard',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/dashboard',
  '/.//evil.example',
  '/..//evil.example',
  '/auth?next=/dashboard',
])('%j leads to the dashboard', (next) => {
  expect(safeNextPath(next)).toBe('/dashboard')
})
