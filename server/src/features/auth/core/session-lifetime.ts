const minute = 60 * 1000
const day = 24 * 3600 * 1000

/** How long a session lasts, no matter how often it is used, in milliseconds. */
export const sessionLifetimeMs = 30 * day

/** How long an unused session lasts, in milliseconds. */
export const idleLifetimeMs = 14 * day

/**
 * How long a browser stays known to an account without a sign-in, in milliseconds. Browsers keep cookies for 400 days.
 */
export const deviceLifetimeMs = 365 * day

/** How long a browser may take to answer a passkey challenge, in milliseconds. */
export const challengeLifetimeMs = 5 * minute

/** Whether to record the last use of a session: at most every five minutes. */
export function shouldRecordUse(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= 5 * minute
}
