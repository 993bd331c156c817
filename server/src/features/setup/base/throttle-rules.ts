import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Operator codes that one account may try. */
export const operatorCodeByAccount: ThrottleRule = { name: 'operator-code', points: 5, seconds: 15 * 60 }
/** Operator codes from one network, no matter by how many accounts. */
export const operatorCodeByAddress: ThrottleRule = {
  name: 'operator-code-address',
  points: 20,
  seconds: 3600,
}
