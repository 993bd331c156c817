import { expect, test } from 'vitest'
import { visitorName } from './visitor-name.ts'

test('a visitor has the same name each time, which tells nothing of the id', () => {
  expect(visitorName('visitor-3f9a')).toBe(visitorName('visitor-3f9a'))
  expect(visitorName('visitor-3f9a')).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/)
  expect(visitorName('')).toMatch(/^[A-Z]/)
})

test('few of many visitors share a name', () => {
  const names = Array.from({ length: 1000 }, (_, at) => visitorName(`visitor-${at.toString(36)}`))
  expect(new Set(names).size).toBeGreaterThan(950)
})
