import type { SyncInterval } from '@parleykit/contract/knowledge/websites/website-syncs'

const day = 24 * 60 * 60 * 1000
const intervalMs: Readonly<Record<SyncInterval, number | null>> = { off: null, daily: day, weekly: 7 * day }

/** When pages read at `now` are to be read again; null if they aren't. */
export function nextSync(every: SyncInterval, now: Date): Date | null {
  const ms = intervalMs[every]
  return ms === null ? null : new Date(now.getTime() + ms)
}
