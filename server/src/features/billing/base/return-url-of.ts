import type { CheckoutRow } from './tables.ts'

/** Where the browser goes from a checkout: a path of this server. */
export function returnUrlOf({
  purpose,
  status,
  interval,
}: Pick<CheckoutRow, 'purpose' | 'status' | 'interval'>): string {
  if (purpose === 'card') return '/dashboard/subscription'
  if (status === 'paid') return '/pricing?subscription=success'
  // Who chose to pay by the year finds those prices again.
  return `/pricing?subscription=canceled${interval === 'year' ? '&billing=yearly' : ''}`
}
