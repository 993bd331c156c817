import { passageBytes } from '@parleykit/engine/text/passage-bytes'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/index.ts'
import { readKnowledgeBytes } from './base/read-knowledge-bytes.ts'
import { type FoundPassage, readPassages } from './read-passages.ts'

/** All passages of knowledge that has no more are read together: its next questions are mostly about others. */
const readTogether = 40

const caches = new WeakMap<Database, LRUCache<string, FoundPassage>>()

/**
 * `readPassages` of entries that the caller knows to be there still, mostly from the process's memory: a passage never
 * changes, and its questions only where the version counts a purge. The same passage is the same object, so that what was read off it once is known the next time.
 * @param all those of the version
 */
export async function recallPassages(
  database: Database,
  { purges }: { readonly purges: number },
  passageIds: readonly number[],
  all: ArrayLike<number>,
): Promise<ReadonlyMap<number, FoundPassage>> {
  const cache = caches.get(database) ?? new LRUCache<string, FoundPassage>({ maxSize: readKnowledgeBytes() })
  caches.set(database, cache)
  const found = new Map<number, FoundPassage>()
  let isMissing = false
  for (const id of passageIds) {
    const known = cache.get(`${id}/${purges}`)
    if (known) found.set(id, known)
    else isMissing = true
  }
  if (!isMissing) return found
  const wanted = new Set(passageIds)
  const ids = all.length <= readTogether ? new Set([...wanted, ...Array.from(all)]) : wanted
  const missing = [...ids].filter((id) => !cache.has(`${id}/${purges}`))
  for (const [id, passage] of await readPassages(database, missing)) {
    cache.set(`${id}/${purges}`, passage, { size: passageBytes(passage) })
    if (wanted.has(id)) found.set(id, passage)
  }
  return found
}
