import type { ThrottleRule } from '../../platform/http/index.ts'

export const picturesByOwner: ThrottleRule = { name: 'pictures-owner', points: 30, seconds: 10 * 60 }
