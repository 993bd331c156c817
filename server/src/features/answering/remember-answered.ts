import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from '../retrieval/index.ts'

/** Texts of about a hundred characters each. */
const mostKept = 20_000

const caches = new WeakMap<Database, LRUCache<string, Promise<boolean>>>()

/**
 * Whether an agent's current knowledge answers a text, according to `find`. The result is cached, since an agent's
 * suggestions are offered again and again.
 */
export function rememberAnswered(
  database: Database,
  { state }: LiveVersion,
  text: string,
  find: () => Promise<boolean>,
): Promise<boolean> {
  const cache = caches.get(database) ?? new LRUCache<string, Promise<boolean>>({ max: mostKept })
  caches.set(database, cache)
  const name = `${state} ${text}`
  const known = cache.get(name)
  if (known) return known
  const finding = find()
  cache.set(name, finding)
  finding.catch(() => cache.delete(name))
  return finding
}
