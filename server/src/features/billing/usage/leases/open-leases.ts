import type { Platform } from '../../../../platform/platform.ts'
import { reserveTokens, type WantedTokens } from '../base/reserve-tokens.ts'
import { TokenLease } from '../core/token-lease.ts'

/** A lease is sized for this many calls like its first one. Its last call may be one of the largest. */
const calls = 16
/** The counters treat a lease as fully used, so none is opened if that could cause a refusal. */
const leasedShare = 0.8
/** How long a lease stays open. After a refused lease, no other is tried for as long. */
const openMs = 2000
export interface OpenLease {
  /** Null if too much of the budgets is used. */
  readonly lease: Promise<TokenLease | null>
  readonly timer: NodeJS.Timeout
}

interface KeptLeases {
  readonly byOwner: Map<string, OpenLease>
  readonly settling: Set<Promise<void>>
  isDrained: boolean
}

const kept = new WeakMap<Platform, KeptLeases>()

/** The leases of this process. */
export function leasesOf(platform: Platform): KeptLeases {
  const leases = kept.get(platform) ?? { byOwner: new Map(), settling: new Set(), isDrained: false }
  kept.set(platform, leases)
  return leases
}

/** Opens a lease for calls like the wanted one. */
export function openLease(
  platform: Platform,
  leases: KeptLeases,
  name: string,
  wanted: WantedTokens,
): OpenLease {
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

/** Closes a lease and counts the used tokens when its last call has ended. */
export function endLease(platform: Platform, leases: KeptLeases, name: string, entry: OpenLease): void {
  clearTimeout(entry.timer)
  if (leases.byOwner.get(name) === entry) leases.byOwner.delete(name)
  // Callers that waited for a failed lease get the error themselves.
  const settling = entry.lease
    .catch(() => null)
    .then((lease) => lease?.close())
    .catch((error: unknown) => platform.log.warn({ err: error }, 'could not count used tokens'))
    .finally(() => leases.settling.delete(settling))
  leases.settling.add(settling)
}
