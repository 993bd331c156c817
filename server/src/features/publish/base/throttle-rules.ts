import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const installChecksByOwner: ThrottleRule = {
  name: 'install-checks-owner',
  points: 30,
  seconds: 10 * 60,
}
/** Limits the websites that one address may report, since a reported name can't be checked. */
export const sitesByAddress: ThrottleRule = { name: 'widget-sites-address', points: 20, seconds: 60 * 60 }
