import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const checkRunsByOwner: ThrottleRule = { name: 'check-runs-owner', points: 20, seconds: 300 }
