import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const trainingsByOwner: ThrottleRule = { name: 'training-owner', points: 30, seconds: 300 }
