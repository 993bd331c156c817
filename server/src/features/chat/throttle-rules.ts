import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const messagesByVisitor: ThrottleRule = { name: 'chat-visitor', points: 20, seconds: 60 }
export const messagesByAddress: ThrottleRule = { name: 'chat-address', points: 60, seconds: 60 }
/** The owner's own tests: they are counted apart from visitors' messages. */
export const previewsByOwner: ThrottleRule = { name: 'chat-preview', points: 60, seconds: 60 }
export const messagesToAgent: ThrottleRule = { name: 'chat-agent', points: 1200, seconds: 60 }
