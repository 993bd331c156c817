import type { Clock } from './clock.ts'

/** Maximum difference between machines with network-synchronized clocks, in milliseconds. */
const usualMs = 1000

export interface DatabaseClock {
  readonly now: Clock
  /** The database's time when this process's monotonic clock was at `readAtMs`. */
  synchronize(at: Date, readAtMs: number): void
}

/**
 * A clock synchronized with the database's, so that times written by one process can be compared by another: leases,
 * turns, sessions, throttles. If the difference is less than a second, it uses the machine's own clock.
 */
export function createDatabaseClock(): DatabaseClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    synchronize(at, readAtMs) {
      const ownMs = Date.now() - (performance.now() - readAtMs)
      const measuredMs = Math.round(at.getTime() - ownMs)
      if (Math.abs(measuredMs) < usualMs) aheadMs = 0
      else if (Math.abs(measuredMs - aheadMs) >= usualMs) aheadMs = measuredMs
    },
  }
}
