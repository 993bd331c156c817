import type { JobContext } from '../../../platform/context.ts'
import { findOpenSource, type OpenSource } from './base/find-open-source.ts'
import { SourceFault } from './base/source-fault.ts'

const listingMs = 5 * 60_000
const syncMs = 30 * 60_000
const lookEveryMs = 3000

export interface SyncWatch {
  /** Aborted with a SourceFault if the sync takes too long or if its source is removed, or when the job ends. */
  readonly signal: AbortSignal
  /** The source has listed its items, which has a limit of its own. */
  readonly setListed: () => void
  readonly end: () => void
}

/** Keeps a source from holding a place among the syncs: a slow or endless one, and one that is no longer wanted. */
export function watchSourceSync({ platform, signal }: JobContext, source: OpenSource): SyncWatch {
  const stop = new AbortController()
  const stopAfter = (ms: number, text: string) =>
    setTimeout(() => stop.abort(new SourceFault('unreachable', text)), ms)
  const listing = stopAfter(listingMs, 'The source took more than 5 minutes to list what it has.')
  const sync = stopAfter(syncMs, 'The sync took more than 30 minutes. The next one goes on from here.')
  const look = setInterval(async () => {
    const open = await findOpenSource(platform.database, source.id).catch(() => source)
    if (open?.openedAt.getTime() === source.openedAt.getTime()) return
    stop.abort(new SourceFault('gone', 'The source was removed.'))
  }, lookEveryMs)
  return {
    signal: AbortSignal.any([signal, stop.signal]),
    setListed: () => clearTimeout(listing),
    end: () => {
      for (const timer of [listing, sync, look]) clearTimeout(timer)
    },
  }
}
