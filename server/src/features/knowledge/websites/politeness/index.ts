import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../../platform/platform.ts'
import { fetchRobotsRules, type RobotsRules, type RobotsUnknown } from './fetch-robots-rules.ts'
import { createHostGates, type HostGates } from './host-gates.ts'

export { fetchRobots } from './fetch-robots.ts'
export type { RobotsRules } from './fetch-robots-rules.ts'
export { NotYet } from './host-gates.ts'

/** The limits that this process applies to the hosts that it reads from, for any purpose. */
export interface Politeness extends Pick<HostGates, 'pause' | 'pass'> {
  /** An origin's robots rules, or why they can't be fetched right now. */
  robotsOf(origin: string, signal: AbortSignal): Promise<RobotsRules | RobotsUnknown>
}

const robotsKept = { max: 500, ttl: 30 * 60 * 1000 }

const made = new WeakMap<Platform, Politeness>()

/** Shared by jobs and maps, so that a host gets at most two concurrent requests in total. */
export function politenessOf(platform: Platform): Politeness {
  const known = made.get(platform)
  if (known) return known
  const cache = new LRUCache<string, RobotsRules>(robotsKept)
  const asking = new Map<string, Promise<RobotsRules | RobotsUnknown>>()
  const politeness: Politeness = {
    ...createHostGates(),
    async robotsOf(origin, signal) {
      const known = cache.get(origin)
      if (known) return known
      // The first caller may be aborted: then the next one fetches it.
      const said = await asking.get(origin)?.catch(() => undefined)
      if (said !== undefined) return said
      const reading = fetchRobotsRules(platform.fetchPublicUrl, origin, signal)
      asking.set(origin, reading)
      try {
        const robots = await reading
        if (!('unknown' in robots)) cache.set(origin, robots)
        return robots
      } finally {
        asking.delete(origin)
      }
    },
  }
  made.set(platform, politeness)
  return politeness
}
