import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Each test asks Stripe a dozen times. */
export const stripeTestsByOwner: ThrottleRule = { name: 'stripe-tests-owner', points: 20, seconds: 10 * 60 }
