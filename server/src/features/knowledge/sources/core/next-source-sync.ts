import type { SourceInterval } from '@parleykit/contract/knowledge/sources/source-kinds'

const hour = 60 * 60 * 1000
const intervalMs: Readonly<Record<SourceInterval, number | null>> = {
  off: null,
  hourly: hour,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
}

/** When a source that was read at `now` is to be read again; null if only by hand. */
export function nextSourceSync(every: SourceInterval, now: Date): Date | null {
  const ms = intervalMs[every]
  return ms === null ? null : new Date(now.getTime() + ms)
}
