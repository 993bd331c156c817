import type { Platform } from '../../../platform/platform.ts'

/** Maximum number of messages that one process sends to a host at a time. */
const places = 4

const taken = new WeakMap<Platform, Map<string, number>>()

/** Takes a place among the senders to a host. Returns the function that releases it; null if all are taken. */
export function acquireHostSlot(platform: Platform, host: string): (() => void) | null {
  const counts = taken.get(platform) ?? new Map<string, number>()
  taken.set(platform, counts)
  const count = counts.get(host) ?? 0
  if (count >= places) return null
  counts.set(host, count + 1)
  return () => {
    const left = (counts.get(host) ?? 1) - 1
    if (left > 0) counts.set(host, left)
    else counts.delete(host)
  }
}
