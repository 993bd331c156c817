import type { ThrottleRule } from '../../platform/http/index.ts'

export const mapsByOwner: ThrottleRule = { name: 'maps-owner', points: 40, seconds: 10 * 60 }
