import { type ChargingStopped, stopCharging } from '../billing/index.ts'
import { type ConfiguredOperator, tierKeepingOf } from './tier-keeping-of.ts'

/** Has what an account pays for end with what is paid, by the operator's word. */
export async function endPayments(operator: ConfiguredOperator, userId: number): Promise<ChargingStopped> {
  return stopCharging(tierKeepingOf(operator), userId)
}
