import type { ThrottleRule } from '../../platform/http/index.ts'

export const exportByAccount: ThrottleRule = { name: 'export-account', points: 10, seconds: 3600 }
