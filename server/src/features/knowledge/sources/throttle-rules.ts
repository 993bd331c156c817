import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Requests to sources on an owner's behalf: checks, connections and syncs. */
export const sourcesByOwner: ThrottleRule = { name: 'sources-owner', points: 60, seconds: 10 * 60 }
