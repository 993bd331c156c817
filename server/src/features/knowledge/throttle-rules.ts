import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const uploadsByOwner: ThrottleRule = { name: 'uploads-owner', points: 300, seconds: 10 * 60 }
