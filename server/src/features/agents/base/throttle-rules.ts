import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const picturesByOwner: ThrottleRule = { name: 'pictures-owner', points: 30, seconds: 10 * 60 }
/** A chat frame checks once. Many visitors may share an address. */
export const accessChecksByAddress: ThrottleRule = { name: 'access-address', points: 300, seconds: 60 }
