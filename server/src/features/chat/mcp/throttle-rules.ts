import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Protocol messages. Questions and searches are also counted separately, as in every chat. */
export const messagesByAddress: ThrottleRule = { name: 'mcp-address', points: 300, seconds: 60 }
