const minute = 60
const hour = 60 * minute

/** Seconds before a message is tried again, by how often it was tried. */
const retryDelays = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
] as const

/** Seconds that a webhook is left alone, by how often in a row nothing got through. */
const pauseDelays = [minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute, hour] as const

/** When a message that was tried so often, at least once, is tried again; null where it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const seconds = retryDelays[attempts - 1]
  return seconds === undefined ? null : later(now, seconds)
}

/** Until when a webhook is left alone after so many pauses; what its receiver asks for counts up to an hour. */
export function pauseEnd(pauses: number, now: Date, askedSeconds: number | null): Date {
  const seconds = pauseDelays[Math.min(pauses, pauseDelays.length - 1)] ?? hour
  return later(now, Math.max(seconds, Math.min(askedSeconds ?? 0, hour)))
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
