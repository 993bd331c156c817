import { LRUCache } from 'lru-cache'

/** An agent's index from one training. Each purge of deleted entries changes its contents. */
export interface CachedVersion {
  readonly agentId: number
  readonly version: number
  readonly revision: number
  /** Distinguishes the values of a version that has several. */
  readonly of?: string | number
}

export interface CacheUse {
  /** Number of cached values. */
  readonly count: number
  readonly bytes: number
  /** `hits` and `misses` since the process started. */
  readonly hits: number
  readonly misses: number
}

/** A process's cache of values by agent and version. */
export interface VersionCache<T> {
  /** Returns the cached value, or calls `read` once for all concurrent callers. Failed reads aren't cached. */
  getOrLoad(version: CachedVersion, read: () => Promise<T>): Promise<T>
  use(): CacheUse
}

interface Kept<T> {
  readonly name: string
  readonly value: Promise<T>
  readonly bytes: number
}

/** Per agent: the live version, and the one that it is compared with. */
const versionsKept = 2

/** Evicts the least recently used values: beyond two versions per agent, and beyond `bytesMax` in total. */
export function createVersionCache<T>(bytesMax: number, bytesOf: (value: T) => number): VersionCache<T> {
  const agents = new LRUCache<string, readonly Kept<T>[]>({ maxSize: bytesMax })
  let hits = 0
  let misses = 0

  /** Most recently used first. */
  function keep(agent: string, versions: readonly Kept<T>[]): void {
    const fitting = versions.slice(0, versionsKept)
    while (fitting.length > 1 && bytesOfAll(fitting) > bytesMax) fitting.pop()
    if (fitting.length === 0) agents.delete(agent)
    else agents.set(agent, fitting, { size: bytesOfAll(fitting) })
  }

  /** The size is known once the value arrives. Until then it counts a little, so that others wait for this read. */
  function begin(agent: string, name: string, value: Promise<T>): Kept<T> {
    const begun = { name, value, bytes: 1 }
    const replaceBy = (versions: readonly Kept<T>[]) => {
      const known = agents.peek(agent) ?? []
      if (known.includes(begun))
        keep(
          agent,
          known.flatMap((each) => (each === begun ? versions : [each])),
        )
    }
    value.then(
      (read) => replaceBy([{ name, value, bytes: Math.max(1, bytesOf(read)) }]),
      () => replaceBy([]),
    )
    return begun
  }

  return {
    getOrLoad({ agentId, version, revision, of = '' }, read) {
      const agent = `${agentId}/${of}`
      const name = `${version}/${revision}`
      const kept = agents.get(agent) ?? []
      const known = kept.find((each) => each.name === name)
      if (known) hits++
      else misses++
      if (known && known === kept[0]) return known.value
      const first = known ?? begin(agent, name, read())
      keep(agent, [first, ...kept.filter((each) => each !== first)])
      return first.value
    },
    use: () => ({ count: [...agents.values()].flat().length, bytes: agents.calculatedSize, hits, misses }),
  }
}

function bytesOfAll<T>(versions: readonly Kept<T>[]): number {
  return versions.reduce((sum, { bytes }) => sum + bytes, 0)
}
