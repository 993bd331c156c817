import { expect, test } from 'vitest'
import { judgeStatus, readRetryAfter } from './page-outcome.ts'

test('what may pass is tried three times, what stays is said at once', () => {
  expect(judgeStatus(500, 0, null)).toMatchObject({ kind: 'later' })
  expect(judgeStatus(500, 2, null)).toMatchObject({ kind: 'refusal', result: 'error', status: 500 })
  expect(judgeStatus(404, 0, null)).toMatchObject({ kind: 'refusal', result: 'not_found' })
  expect(judgeStatus(403, 0, null)).toMatchObject({ kind: 'refusal', result: 'error', status: 403 })
})

test('Retry-After is kept, unless it asks for too long', () => {
  expect(judgeStatus(429, 0, 40)).toMatchObject({ kind: 'later', seconds: 40 })
  expect(judgeStatus(503, 0, 86_400)).toMatchObject({ kind: 'refusal', status: 503 })
  const now = new Date('2026-01-01T00:00:00Z')
  expect(readRetryAfter('120', now)).toBe(120)
  expect(readRetryAfter('Thu, 01 Jan 2026 00:01:30 GMT', now)).toBe(90)
  expect(readRetryAfter('soon', now)).toBeNull()
  expect(readRetryAfter(null, now)).toBeNull()
})
