const minute = 60 * 1000
const day = 24 * 3600 * 1000

/** How long a session lasts, however often it is used, in milliseconds. */
export const sessionLifetimeMs = 30 * day

/** How long a session lasts without being used, in milliseconds. */
export const idleLifetimeMs = 14 * day

/** How long a browser stays known to an account without a sign-in, in milliseconds; browsers keep cookies 400 days. */
export const deviceLifetimeMs = 365 * day

/** How long a browser that is asked for a passkey may take, in milliseconds. */
export const challengeLifetimeMs = 5 * minute

/** Whether the last use of a session should be written down: at most every five minutes. */
export function shouldNoteUse(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= 5 * minute
}
