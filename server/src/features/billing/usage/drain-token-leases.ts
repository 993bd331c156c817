import type { Platform } from '../../../platform/platform.ts'
import { endLease, leasesOf } from './leases/open-leases.ts'

/** Settles all leases for a graceful stop. Later calls are counted one by one. */
export async function drainTokenLeases(platform: Platform): Promise<void> {
  const leases = leasesOf(platform)
  leases.isDrained = true
  for (const [name, entry] of leases.byOwner) endLease(platform, leases, name, entry)
  await Promise.all(leases.settling)
}
