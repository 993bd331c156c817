const day = 24 * 3600 * 1000

/** How long a session lasts without being used, in milliseconds. */
export const sessionLifetimeMs = 30 * day

/** Whether a session that is in use should get a later end; at most one write a day and session. */
export function shouldExtendSession(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < sessionLifetimeMs - day
}
