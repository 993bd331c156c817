import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Each test asks a model and looks up a name. */
export const testsByOwner: ThrottleRule = { name: 'model-tests-owner', points: 30, seconds: 10 * 60 }
