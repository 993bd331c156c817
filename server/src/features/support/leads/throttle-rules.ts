import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Each lead is stored, mailed and sent to webhooks. */
export const leadsByVisitor: ThrottleRule = { name: 'lead-visitor', points: 10, seconds: 3600 }
export const leadsByAddress: ThrottleRule = { name: 'lead-address', points: 30, seconds: 3600 }
export const leadsToAgent: ThrottleRule = { name: 'lead-agent', points: 120, seconds: 3600 }
