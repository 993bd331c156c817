import { type ChargingStopped, stopCharging } from '../billing/index.ts'
import { type ConfiguredOperator, tierPlatformOf } from './tier-platform-of.ts'

/** Ends an account's subscription after the paid period, at the operator's request. */
export async function cancelSubscriptionForAccount(
  operator: ConfiguredOperator,
  userId: number,
): Promise<ChargingStopped> {
  return stopCharging(tierPlatformOf(operator), userId)
}
