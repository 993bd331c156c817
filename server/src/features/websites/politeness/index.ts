import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { createHostGates, type HostGates } from './host-gates.ts'
import { type Robots, readRobots } from './read-robots.ts'

export { NotYet } from './host-gates.ts'
export type { Robots } from './read-robots.ts'

/** How this process treats the hosts that it reads from, whatever for. */
export interface Politeness extends Pick<HostGates, 'pause' | 'pass'> {
  /** What an origin asks for; null where it can't be asked right now. */
  robotsOf(origin: string, signal: AbortSignal): Promise<Robots | null>
}

const robotsKept = { max: 500, ttl: 30 * 60 * 1000 }

const made = new WeakMap<Platform, Politeness>()

/** Jobs and maps share it, so that a host is asked by two at a time in all. */
export function politenessOf(platform: Platform): Politeness {
  const known = made.get(platform)
  if (known) return known
  const cache = new LRUCache<string, Robots>(robotsKept)
  const politeness: Politeness = {
    ...createHostGates(),
    async robotsOf(origin, signal) {
      const robots = cache.get(origin) ?? (await readRobots(platform.fetchPublicUrl, origin, signal))
      if (robots) cache.set(origin, robots)
      return robots
    },
  }
  made.set(platform, politeness)
  return politeness
}
