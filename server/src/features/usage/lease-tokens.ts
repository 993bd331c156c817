import type { Platform } from '../../platform/platform.ts'
import { TokenLease } from './core/token-lease.ts'
import { reserveTokens, type TokenReservation, type WantedTokens } from './reserve-tokens.ts'

/** What a lease is for; the last call of it may be one of the largest. */
const CALLS = 16
/** A lease stands in the counters as if all of it were used, so none is taken where that could refuse somebody. */
const LEASED_SHARE = 0.8
/** Also how long no other lease is tried after one was refused. */
const OPEN_MS = 2000
/** Others that wait for the same lease may use it up first. */
const MOST_TRIES = 8

interface KeptLease {
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

/**
 * As `reserveTokens`, for calls that come often: takes the tokens of several from the budgets at once, so that most
 * calls wait for no statement. A budget that is nearly used is counted call by call. A process that dies gives the
 * whole lease back: the calls of its last seconds are not counted.
 */
export async function leaseTokens(
  platform: Platform,
  wanted: WantedTokens,
): Promise<TokenReservation | null> {
  const leases = leasesOf(platform)
  const name = `${wanted.purpose}/${wanted.ownerId}/${wanted.ownerTier}`
  const { tokens } = wanted
  for (let tries = 0; tries < MOST_TRIES && !leases.isDrained; tries++) {
    const entry = leases.byOwner.get(name) ?? open(platform, leases, name, wanted)
    const lease = await entry.lease
    if (!lease) break
    if (lease.take(tokens)) return { settle: (taken) => lease.giveBack(tokens, taken) }
    end(platform, leases, name, entry)
  }
  return reserveTokens(platform, wanted)
}

/** Counts what was used of every lease, for a graceful stop. From then on each call is counted for itself. */
export async function drainTokenLeases(platform: Platform): Promise<void> {
  const leases = leasesOf(platform)
  leases.isDrained = true
  for (const [name, entry] of leases.byOwner) end(platform, leases, name, entry)
  await Promise.all(leases.settling)
}

function leasesOf(platform: Platform): KeptLeases {
  const leases = kept.get(platform) ?? { byOwner: new Map(), settling: new Set(), isDrained: false }
  kept.set(platform, leases)
  return leases
}

function open(platform: Platform, leases: KeptLeases, name: string, wanted: WantedTokens): KeptLease {
  const tokens = wanted.tokens * CALLS
  const lease = reserveTokens(platform, { ...wanted, tokens }, LEASED_SHARE).then(
    (reservation) => reservation && new TokenLease(tokens, (used) => reservation.settle(used)),
  )
  const timer = setTimeout(() => end(platform, leases, name, entry), OPEN_MS).unref()
  const entry = { lease, timer }
  leases.byOwner.set(name, entry)
  lease.catch(() => end(platform, leases, name, entry))
  return entry
}

function end(platform: Platform, leases: KeptLeases, name: string, entry: KeptLease): void {
  clearTimeout(entry.timer)
  if (leases.byOwner.get(name) === entry) leases.byOwner.delete(name)
  // Who waited for a lease that could not be taken has its error.
  const settling = entry.lease
    .catch(() => null)
    .then((lease) => lease?.close())
    .catch((error: unknown) => platform.log.warn({ err: error }, 'tokens of a lease were not counted'))
    .finally(() => leases.settling.delete(settling))
  leases.settling.add(settling)
}
