import type { ThrottleRule } from '../../platform/http/index.ts'

export const uploadsByOwner: ThrottleRule = { name: 'uploads-owner', points: 300, seconds: 10 * 60 }
