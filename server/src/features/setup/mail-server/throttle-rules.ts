import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Each test connects to a mail server and sends an email to the operator. */
export const mailTestsByOwner: ThrottleRule = { name: 'mail-tests-owner', points: 20, seconds: 10 * 60 }
