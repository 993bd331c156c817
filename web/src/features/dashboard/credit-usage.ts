/** The bar's length, at most 100 percent, and what is left: limit minus used. */
export function creditUsage(used: number, limit: number) {
  return { percent: Math.min(used / limit, 1) * 100, remaining: limit - used }
}
