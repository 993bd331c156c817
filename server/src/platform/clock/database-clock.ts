import type { Clock } from './clock.ts'

/** Machines whose clocks are set by the network differ by less, in milliseconds. */
const usualMs = 1000

export interface DatabaseClock {
  readonly now: Clock
  /** What the database's clock said when this process's monotonic one stood at `readAtMs`. */
  hear(at: Date, readAtMs: number): void
}

/**
 * A clock that goes as the database's does, so that what one process has dated another one may compare with its own present:
 * leases, turns, sessions, throttles. Where it differs by less than a second it is the machine's own.
 */
export function makeDatabaseClock(): DatabaseClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    hear(at, readAtMs) {
      const ownMs = Date.now() - (performance.now() - readAtMs)
      const measuredMs = Math.round(at.getTime() - ownMs)
      if (Math.abs(measuredMs) < usualMs) aheadMs = 0
      else if (Math.abs(measuredMs - aheadMs) >= usualMs) aheadMs = measuredMs
    },
  }
}
