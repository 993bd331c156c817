/** First day (YYYY-MM-DD, UTC) of the period that a moment's credits belong to: the calendar month. */
export function creditPeriodStart(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}
