import type { Platform } from '../../platform/platform.ts'
import { endLease, leasesOf } from './leases/kept-leases.ts'

/** Counts what was used of every lease, for a graceful stop. From then on each call is counted for itself. */
export async function drainTokenLeases(platform: Platform): Promise<void> {
  const leases = leasesOf(platform)
  leases.isDrained = true
  for (const [name, entry] of leases.byOwner) endLease(platform, leases, name, entry)
  await Promise.all(leases.settling)
}
