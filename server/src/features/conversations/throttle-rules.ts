import type { ThrottleRule } from '../../platform/http/index.ts'

export const messagesRatedByVisitor: ThrottleRule = { name: 'thumb-visitor', points: 30, seconds: 60 }
export const messagesRatedByAddress: ThrottleRule = { name: 'thumb-address', points: 90, seconds: 60 }
