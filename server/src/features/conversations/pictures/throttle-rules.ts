import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const picturesByAddress: ThrottleRule = { name: 'picture-address', points: 30, seconds: 600 }
/** By visitor token, for visitors who have one. */
export const picturesByVisitor: ThrottleRule = { name: 'picture-visitor', points: 15, seconds: 600 }
export const picturesToAgent: ThrottleRule = { name: 'picture-agent', points: 600, seconds: 3600 }
