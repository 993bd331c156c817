import type { ThrottleRule } from '../../platform/http/index.ts'

/** Whatever may reach the payment provider. */
export const paymentsByOwner: ThrottleRule = { name: 'payments-owner', points: 60, seconds: 600 }
