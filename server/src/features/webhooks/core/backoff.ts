const minute = 60
const hour = 60 * minute

/** Seconds before a message's next attempt, by the number of attempts. */
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

/** Seconds that a webhook is paused, by the number of consecutive pauses. */
const pauseDelays = [minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute, hour] as const

/** Time of the next attempt after `attempts` (at least one); null if the message is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const seconds = retryDelays[attempts - 1]
  return seconds === undefined ? null : later(now, seconds)
}

/** End of a webhook's pause after a number of earlier ones. The receiver can ask for up to an hour. */
export function pauseEnd(pauses: number, now: Date, askedSeconds: number | null): Date {
  const seconds = pauseDelays[Math.min(pauses, pauseDelays.length - 1)] ?? hour
  return later(now, Math.max(seconds, Math.min(askedSeconds ?? 0, hour)))
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
