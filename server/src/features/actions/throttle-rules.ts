import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Each change does a DNS lookup. */
export const actionChangesByOwner: ThrottleRule = {
  name: 'action-changes-owner',
  points: 60,
  seconds: 10 * 60,
}
export const actionTrialsByOwner: ThrottleRule = { name: 'action-trials-owner', points: 60, seconds: 10 * 60 }
/** Each reads a document in a process of its own. */
export const openapiReadingsByOwner: ThrottleRule = {
  name: 'openapi-readings-owner',
  points: 60,
  seconds: 10 * 60,
}
/** Each one is fetched and encoded. */
export const actionPicturesByAddress: ThrottleRule = {
  name: 'action-pictures-address',
  points: 120,
  seconds: 10 * 60,
}
