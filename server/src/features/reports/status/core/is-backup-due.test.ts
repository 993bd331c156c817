import { expect, test } from 'vitest'
import { isBackupDue } from './is-backup-due.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 4, 20)
const daily = { everyMs: 24 * hour, upMs: hour }

test('a backup is due when the last one is a day old, also after the machine was off', () => {
  expect(isBackupDue({ ...daily, newestAt: now - 23 * hour }, now)).toBe(false)
  expect(isBackupDue({ ...daily, newestAt: now - 24 * hour }, now)).toBe(true)
  expect(isBackupDue({ ...daily, newestAt: now - 90 * hour }, now)).toBe(true)
  expect(isBackupDue({ ...daily, newestAt: null }, now)).toBe(true)
})

test('none is due while the server starts, or where the operator wants none', () => {
  expect(isBackupDue({ ...daily, newestAt: null, upMs: 60_000 }, now)).toBe(false)
  expect(isBackupDue({ everyMs: null, newestAt: null, upMs: hour }, now)).toBe(false)
})
