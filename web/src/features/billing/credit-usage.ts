/** The bar's length, at most 100 percent, and the remaining credits. */
export function creditUsage(used: number, limit: number) {
  return { percent: Math.min(used / limit, 1) * 100, remaining: limit - used }
}

/** The day on which credits are renewed, in UTC like the credits themselves. */
export function resetDay(creditsResetAt: string): string {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(creditsResetAt).toLocaleDateString(undefined, day)
}
