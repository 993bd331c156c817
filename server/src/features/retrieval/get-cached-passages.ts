import { isDeepStrictEqual } from 'node:util'
import { passageBytes } from '@parleykit/engine/text/passage-size'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/index.ts'
import { knowledgeCacheBytes } from './base/knowledge-cache-bytes.ts'
import type { CachedVersion } from './base/version-cache.ts'
import { type FoundPassage, getPassages } from './get-passages.ts'

/** Knowledge with up to this many passages is read at once: its next questions are mostly about other passages. */
const readTogether = 40

interface Kept {
  readonly passage: FoundPassage
  /** State of the version that it was read for. */
  readonly state: string
}

const caches = new WeakMap<Database, LRUCache<number, Kept>>()

/**
 * `getPassages` for entries that the caller knows to exist, mostly from the process's memory. Each version and purge
 * reads them again, since an entry may have a new title and a passage new questions. An unchanged passage stays the
 * same object, so that values cached by object remain valid.
 * @param all all passage IDs of the version
 */
export async function getCachedPassages(
  database: Database,
  {
    of: { version, revision },
    passageIds,
    all,
  }: {
    readonly of: Pick<CachedVersion, 'version' | 'revision'>
    readonly passageIds: readonly number[]
    readonly all: ArrayLike<number>
  },
): Promise<ReadonlyMap<number, FoundPassage>> {
  const cache = caches.get(database) ?? new LRUCache<number, Kept>({ maxSize: knowledgeCacheBytes() })
  caches.set(database, cache)
  const state = `${version}/${revision}`
  const found = new Map<number, FoundPassage>()
  for (const id of passageIds) {
    const known = cache.get(id)
    if (known?.state === state) found.set(id, known.passage)
  }
  if (found.size === passageIds.length) return found
  const wanted = new Set(passageIds)
  const ids = all.length <= readTogether ? new Set([...wanted, ...Array.from(all)]) : wanted
  const missing = [...ids].filter((id) => cache.peek(id)?.state !== state)
  for (const [id, read] of await getPassages(database, missing)) {
    const known = cache.peek(id)?.passage
    const passage = known && isDeepStrictEqual(known, read) ? known : read
    cache.set(id, { passage, state }, { size: passageBytes(passage) })
    if (wanted.has(id)) found.set(id, passage)
  }
  return found
}
