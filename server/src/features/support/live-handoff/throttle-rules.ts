import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Each request rings in the dashboards. */
export const requestsByVisitor: ThrottleRule = { name: 'person-visitor', points: 6, seconds: 600 }
export const requestsToAgent: ThrottleRule = { name: 'person-agent', points: 120, seconds: 60 }
export const renewThrottle: ThrottleRule = { name: 'person-stay', points: 60, seconds: 60 }
export const personMessageThrottle: ThrottleRule = { name: 'person-say', points: 60, seconds: 60 }
