import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Before anybody knows whose key it is; messages are counted apart from it, as those of every chat. */
export const callsByAddress: ThrottleRule = { name: 'completions-address', points: 300, seconds: 60 }
