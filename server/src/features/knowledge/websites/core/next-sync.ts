import type { SourceInterval } from '@parleykit/contract/knowledge/sources/source-kinds'

const hour = 60 * 60 * 1000
const intervalMs: Readonly<Record<SourceInterval, number | null>> = {
  off: null,
  hourly: hour,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
}

/** When pages or a source read at `now` are to be read again; null if they aren't. */
export function nextSync(every: SourceInterval, now: Date): Date | null {
  const ms = intervalMs[every]
  return ms === null ? null : new Date(now.getTime() + ms)
}
