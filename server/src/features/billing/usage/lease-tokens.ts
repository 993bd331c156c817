import type { Platform } from '../../../platform/platform.ts'
import { reserveTokens, type TokenReservation, type WantedTokens } from './base/reserve-tokens.ts'
import { endLease, leasesOf, openLease } from './leases/open-leases.ts'

/** Other callers that wait for the same lease may use it up first. */
const mostTries = 8

/**
 * Like `reserveTokens`, but for frequent calls: takes the tokens of several calls from the budgets at once, so that
 * most calls wait for no statement. A nearly used budget is counted call by call. A process that dies gives the whole
 * lease back, so the calls of its last seconds aren't counted.
 */
export async function leaseTokens(
  platform: Platform,
  wanted: WantedTokens,
): Promise<TokenReservation | null> {
  const leases = leasesOf(platform)
  const name = `${wanted.purpose}/${wanted.ownerId}/${wanted.ownerTier}`
  const { tokens } = wanted
  for (let tries = 0; tries < mostTries && !leases.isDrained; tries++) {
    const entry = leases.byOwner.get(name) ?? openLease(platform, leases, name, wanted)
    const lease = await entry.lease
    if (!lease) break
    if (lease.take(tokens)) return { settle: (taken) => lease.giveBack(tokens, taken) }
    endLease(platform, leases, name, entry)
  }
  return reserveTokens(platform, wanted)
}
