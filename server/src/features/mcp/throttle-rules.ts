import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Messages of the protocol; questions and searches are counted apart from it, as those of every chat. */
export const messagesByAddress: ThrottleRule = { name: 'mcp-address', points: 300, seconds: 60 }
