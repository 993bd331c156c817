import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Applies before the key is checked. Messages are also counted separately, as in every chat. */
export const callsByAddress: ThrottleRule = { name: 'completions-address', points: 300, seconds: 60 }
