import { expect, test } from 'vitest'
import { isWithoutSeat } from './is-without-seat.ts'

test.each([
  ['free', 0, true],
  ['hobby', 0, true],
  ['standard', 0, false],
  ['standard', 3, false],
  ['standard', 4, true],
  ['pro', 6, false],
  ['pro', 7, true],
  ['admin', 998, false],
  ['admin', 999, true],
  ['an unknown one', 0, true],
])('on %s with %i members before: %s', (tier, before, without) => {
  expect(isWithoutSeat(before, tier)).toBe(without)
})
