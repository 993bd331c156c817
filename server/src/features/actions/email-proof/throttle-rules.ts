import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Codes that are mailed, so that nobody floods a mailbox or tries one code after the other. */
export const codesInConversation: ThrottleRule = { name: 'codes-conversation', points: 3, seconds: 3600 }
/** By agent, so that no agent uses up what others may send to a mailbox. */
export const codesToMailbox: ThrottleRule = { name: 'codes-agent-mailbox', points: 10, seconds: 24 * 3600 }
export const codesOfAllToMailbox: ThrottleRule = { name: 'codes-mailbox', points: 40, seconds: 24 * 3600 }
export const codesByAddress: ThrottleRule = { name: 'codes-address', points: 20, seconds: 24 * 3600 }
export const codesOfAgent: ThrottleRule = { name: 'codes-agent', points: 500, seconds: 24 * 3600 }
