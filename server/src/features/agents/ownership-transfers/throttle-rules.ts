import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const offersByOwner: ThrottleRule = { name: 'handover-offers', points: 20, seconds: 3600 }
