import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** A chat frame sends one on each page that it is opened on. */
export const introductionsByAddress: ThrottleRule = { name: 'introduction-address', points: 300, seconds: 60 }
