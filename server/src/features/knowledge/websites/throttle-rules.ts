import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const mapsByOwner: ThrottleRule = { name: 'maps-owner', points: 40, seconds: 10 * 60 }
export const scrapesByOwner: ThrottleRule = { name: 'scrapes-owner', points: 60, seconds: 10 * 60 }
export const profilesByOwner: ThrottleRule = { name: 'website-profiles-owner', points: 40, seconds: 10 * 60 }
