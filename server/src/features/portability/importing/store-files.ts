import type { Blobs } from '../../../platform/blobs/index.ts'
import { storeOriginalFile } from '../../knowledge/index.ts'
import type { PreparedEntry } from './prepared-agent.ts'

/** Stores the original files of all entries, and passes the entries to `store`. */
export function storeFiles<Result>(
  blobs: Blobs,
  entries: readonly PreparedEntry[],
  store: (entries: readonly PreparedEntry[]) => Promise<Result>,
): Promise<Result> {
  const keepRest = (kept: readonly PreparedEntry[]): Promise<Result> => {
    const next = entries[kept.length]
    return next ? storeOriginalFile(blobs, next, (entry) => keepRest([...kept, entry])) : store(kept)
  }
  return keepRest([])
}
