import type { CreditMark } from '../core/credit-mark.ts'
import { creditUsage } from './tables.ts'

/** The column that records whether an owner was notified of a mark in a period. */
export function notifiedColumn(mark: CreditMark) {
  return mark === 'limit' ? creditUsage.limitTold : creditUsage.lowTold
}
