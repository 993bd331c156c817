import type { Platform } from '../../../platform/platform.ts'
import { reserveTokens, type WantedTokens } from '../base/reserve-tokens.ts'
import { TokenLease } from '../core/token-lease.ts'

/** What a lease is for; the last call of it may be one of the largest. */
const calls = 16
/** A lease stands in the counters as if all of it were used, so none is taken where that could refuse somebody. */
const leasedShare = 0.8
/** Also how long no other lease is tried after one was refused. */
const openMs = 2000
export interface KeptLease {
  /** Null where the budgets are too far used. */
  readonly lease: Promise<TokenLease | null>
  readonly timer: NodeJS.Timeout
}

interface KeptLeases {
  readonly byOwner: Map<string, KeptLease>
  readonly settling: Set<Promise<void>>
  isDrained: boolean
}

const kept = new WeakMap<Platform, KeptLeases>()

/** Of this process. */
export function leasesOf(platform: Platform): KeptLeases {
  const leases = kept.get(platform) ?? { byOwner: new Map(), settling: new Set(), isDrained: false }
  kept.set(platform, leases)
  return leases
}

/** Takes a lease for calls like the wanted one. */
export function openLease(
  platform: Platform,
  leases: KeptLeases,
  name: string,
  wanted: WantedTokens,
): KeptLease {
  const tokens = wanted.tokens * calls
  const lease = reserveTokens(platform, { ...wanted, tokens }, leasedShare).then(
    (reservation) => reservation && new TokenLease(tokens, (used) => reservation.settle(used)),
  )
  const timer = setTimeout(() => endLease(platform, leases, name, entry), openMs).unref()
  const entry = { lease, timer }
  leases.byOwner.set(name, entry)
  lease.catch(() => endLease(platform, leases, name, entry))
  return entry
}

/** Gives nothing of a lease any more, and counts what was used once its last call has ended. */
export function endLease(platform: Platform, leases: KeptLeases, name: string, entry: KeptLease): void {
  clearTimeout(entry.timer)
  if (leases.byOwner.get(name) === entry) leases.byOwner.delete(name)
  // Who waited for a lease that could not be taken has its error.
  const settling = entry.lease
    .catch(() => null)
    .then((lease) => lease?.close())
    .catch((error: unknown) => platform.log.warn({ err: error }, 'could not count used tokens'))
    .finally(() => leases.settling.delete(settling))
  leases.settling.add(settling)
}
