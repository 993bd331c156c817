import type { Clock } from '../platform/clock/clock.ts'

/** A clock that the demonstration moves through the past, so that the product itself dates what happens. */
export interface DemoClock {
  readonly tell: Clock
  /** To an instant in ms; never back. */
  moveTo(instant: number): void
  pass(ms: number): void
}

export function startDemoClock(start: number): DemoClock {
  let now = start
  return {
    tell: () => new Date(now),
    moveTo: (instant) => {
      now = Math.max(now, instant)
    },
    pass: (ms) => {
      now += ms
    },
  }
}
