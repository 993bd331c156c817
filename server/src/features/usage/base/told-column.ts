import type { CreditMark } from '../core/credit-mark.ts'
import { creditUsage } from './tables.ts'

/** Where it is kept that an owner has heard of a mark in a period. */
export function toldColumn(mark: CreditMark) {
  return mark === 'limit' ? creditUsage.limitTold : creditUsage.lowTold
}
