import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Each change does a DNS lookup. */
export const webhookChangesByOwner: ThrottleRule = {
  name: 'webhook-changes-owner',
  points: 60,
  seconds: 10 * 60,
}
/** Covers test events and resent events. */
export const sendingsByOwner: ThrottleRule = { name: 'webhook-sendings-owner', points: 120, seconds: 10 * 60 }
