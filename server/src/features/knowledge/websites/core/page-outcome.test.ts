import { expect, test } from 'vitest'
import { classifyStatus, parseRetryAfter } from './page-outcome.ts'

test('what may pass is tried three times, what stays is said at once', () => {
  expect(classifyStatus(500, 0, null)).toMatchObject({ kind: 'later' })
  expect(classifyStatus(500, 2, null)).toMatchObject({ kind: 'refusal', result: 'error', status: 500 })
  expect(classifyStatus(404, 0, null)).toMatchObject({ kind: 'refusal', result: 'not_found' })
  expect(classifyStatus(403, 0, null)).toMatchObject({ kind: 'refusal', result: 'error', status: 403 })
})

test('Retry-After is kept, unless it asks for too long', () => {
  expect(classifyStatus(429, 0, 40)).toMatchObject({ kind: 'later', seconds: 40 })
  expect(classifyStatus(503, 0, 86_400)).toMatchObject({ kind: 'refusal', status: 503 })
  const now = new Date('2026-01-01T00:00:00Z')
  expect(parseRetryAfter('120', now)).toBe(120)
  expect(parseRetryAfter('Thu, 01 Jan 2026 00:01:30 GMT', now)).toBe(90)
  expect(parseRetryAfter('soon', now)).toBeNull()
  expect(parseRetryAfter(null, now)).toBeNull()
})
