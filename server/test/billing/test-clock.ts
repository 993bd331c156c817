import type { Clock } from '../../src/platform/clock/clock.ts'

export interface TestClock {
  readonly now: Clock
  /** Moves it on, or back where it is negative. */
  advance(by: { days?: number; minutes?: number }): void
}

const minuteMs = 60_000

/** A clock that runs from today on, and can be moved. */
export function makeTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ days = 0, minutes = 0 }) {
      ahead += (days * 24 * 60 + minutes) * minuteMs
    },
  }
}
