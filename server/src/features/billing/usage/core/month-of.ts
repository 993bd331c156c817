/** The first day (YYYY-MM-DD) of a time's calendar month in UTC. Token budgets are counted by it. */
export function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}
