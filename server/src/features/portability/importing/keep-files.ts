import type { Blobs } from '../../../platform/blobs/index.ts'
import { keepFile } from '../../knowledge/index.ts'
import type { PreparedEntry } from './prepared-agent.ts'

/** Puts the files of all entries to where originals are kept, and hands the entries to what stores them. */
export function keepFiles<Result>(
  blobs: Blobs,
  entries: readonly PreparedEntry[],
  store: (entries: readonly PreparedEntry[]) => Promise<Result>,
): Promise<Result> {
  const keepRest = (kept: readonly PreparedEntry[]): Promise<Result> => {
    const next = entries[kept.length]
    return next ? keepFile(blobs, next, (entry) => keepRest([...kept, entry])) : store(kept)
  }
  return keepRest([])
}
