import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const replaysByOwner: ThrottleRule = { name: 'replay-owner', points: 20, seconds: 60 }
