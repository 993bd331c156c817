import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Covers reading back, following an answer, rating, stopping and deleting. */
export const visitsByAddress: ThrottleRule = { name: 'visit-address', points: 600, seconds: 60 }
export const visitsOfVisitor: ThrottleRule = { name: 'visit-visitor', points: 120, seconds: 60 }
export const visitsOfServer: ThrottleRule = { name: 'visit-server', points: 600, seconds: 60 }
export const visitsToAgent: ThrottleRule = { name: 'visit-agent', points: 6000, seconds: 60 }
