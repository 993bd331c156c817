import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Each looks a name up. */
export const webhookChangesByOwner: ThrottleRule = {
  name: 'webhook-changes-owner',
  points: 60,
  seconds: 10 * 60,
}
/** Test events and what is sent once more. */
export const sendingsByOwner: ThrottleRule = { name: 'webhook-sendings-owner', points: 120, seconds: 10 * 60 }
