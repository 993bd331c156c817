import type { CheckoutRow } from './tables.ts'

/** The path on this server that the browser returns to after a checkout. */
export function returnUrlOf({
  purpose,
  status,
  interval,
}: Pick<CheckoutRow, 'purpose' | 'status' | 'interval'>): string {
  if (purpose === 'card') return '/dashboard/subscription'
  if (status === 'paid') return '/pricing?subscription=success'
  // Yearly customers return to the yearly prices.
  return `/pricing?subscription=canceled${interval === 'year' ? '&billing=yearly' : ''}`
}
