const dayMs = 24 * 60 * 60 * 1000

/** The UTC date of an instant, such as 2026-11-21. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** Whole seconds until the next day begins in UTC; at least one. */
export function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000))
}
