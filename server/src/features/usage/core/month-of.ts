/** The first day (YYYY-MM-DD) of a moment's calendar month in UTC, which budgets of tokens are counted by. */
export function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}
