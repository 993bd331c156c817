const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment in UTC, such as 2026-11-21. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** Whole seconds, at least one, until the next day begins in UTC. */
export function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000))
}
