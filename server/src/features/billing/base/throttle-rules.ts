import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Requests that may reach the payment provider. */
export const paymentsByOwner: ThrottleRule = { name: 'payments-owner', points: 60, seconds: 600 }
/** Webhook calls with a wrong signature, from one network. */
export const forgedWebhooks: ThrottleRule = { name: 'forged-webhooks', points: 30, seconds: 600 }
