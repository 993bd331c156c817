import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Whatever may reach the payment provider. */
export const paymentsByOwner: ThrottleRule = { name: 'payments-owner', points: 60, seconds: 600 }
/** Webhooks of one network whose signature is wrong. */
export const forgedWebhooks: ThrottleRule = { name: 'forged-webhooks', points: 30, seconds: 600 }
