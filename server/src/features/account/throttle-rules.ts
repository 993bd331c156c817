import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const exportByAccount: ThrottleRule = { name: 'export-account', points: 10, seconds: 3600 }
