/** The bar's length, at most 100 percent, and what is left: limit minus used. */
export function creditUsage(used: number, limit: number) {
  return { percent: Math.min(used / limit, 1) * 100, remaining: limit - used }
}

/** When the credits are whole again: on the first of the next month, UTC. */
export function nextReset(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
}
