import { passageBytes } from '@parleykit/engine/text/passage-bytes'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/index.ts'
import { type FoundPassage, readPassages } from './read-passages.ts'

/** Bytes of passages that a process keeps. */
const cacheBytes = 96 * 1024 * 1024

const caches = new WeakMap<Database, LRUCache<string, FoundPassage>>()

/**
 * `readPassages` of entries that the caller knows to be there still, mostly from the process's memory: a passage never
 * changes, and its questions only where the version counts a purge. The same passage is the same object, so that what was read off it once is known the next time.
 */
export async function recallPassages(
  database: Database,
  { purges }: { readonly purges: number },
  passageIds: readonly number[],
): Promise<ReadonlyMap<number, FoundPassage>> {
  const cache = caches.get(database) ?? new LRUCache<string, FoundPassage>({ maxSize: cacheBytes })
  caches.set(database, cache)
  const found = new Map<number, FoundPassage>()
  const missing: number[] = []
  for (const id of passageIds) {
    const known = cache.get(`${id}/${purges}`)
    if (known) found.set(id, known)
    else missing.push(id)
  }
  for (const [id, passage] of await readPassages(database, missing)) {
    cache.set(`${id}/${purges}`, passage, { size: passageBytes(passage) })
    found.set(id, passage)
  }
  return found
}
