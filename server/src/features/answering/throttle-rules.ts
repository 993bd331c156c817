import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const replaysByOwner: ThrottleRule = { name: 'replay-owner', points: 20, seconds: 60 }

/** A comparison asks every check question once in each of its columns. */
export const triesByOwner: ThrottleRule = { name: 'try-owner', points: 240, seconds: 60 }
