import { expect, test } from 'vitest'
import { refetchDelay } from './refetch-delay.ts'

const now = Date.parse('2026-03-01T12:00:00.000Z')

test('who answers is looked at again as soon as a person is there no more, and each minute until then', () => {
  expect(refetchDelay({ until: '2026-03-01T12:10:00.000Z' }, now)).toBe(60_000)
  expect(refetchDelay({ until: '2026-03-01T12:00:20.000Z' }, now)).toBe(20_500)
  expect(refetchDelay({ until: '2026-03-01T11:50:00.000Z' }, now)).toBe(5000)
  expect(refetchDelay({ until: null }, now)).toBe(false)
})
