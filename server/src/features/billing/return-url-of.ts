import type { CheckoutRow } from './tables.ts'

/** Where the browser goes from a checkout: a path of this server. */
export function returnUrlOf({ purpose, status }: Pick<CheckoutRow, 'purpose' | 'status'>): string {
  if (purpose === 'card') return '/dashboard/subscription'
  return `/pricing?subscription=${status === 'paid' ? 'success' : 'canceled'}`
}
