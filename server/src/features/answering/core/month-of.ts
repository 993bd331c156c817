/** The first day of an instant's calendar month in UTC, such as 2026-11-01. */
export function monthOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 7)}-01`
}
