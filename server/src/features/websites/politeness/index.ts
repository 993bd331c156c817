import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { createHostGates, type HostGates } from './host-gates.ts'
import { type Robots, type RobotsUnknown, readRobots } from './read-robots.ts'

export { fetchRobots } from './fetch-robots.ts'
export { NotYet } from './host-gates.ts'
export type { Robots } from './read-robots.ts'

/** How this process treats the hosts that it reads from, whatever for. */
export interface Politeness extends Pick<HostGates, 'pause' | 'pass'> {
  /** What an origin asks for, or why it can't be asked right now. */
  robotsOf(origin: string, signal: AbortSignal): Promise<Robots | RobotsUnknown>
}

const robotsKept = { max: 500, ttl: 30 * 60 * 1000 }

const made = new WeakMap<Platform, Politeness>()

/** Jobs and maps share it, so that a host is asked by two at a time in all. */
export function politenessOf(platform: Platform): Politeness {
  const known = made.get(platform)
  if (known) return known
  const cache = new LRUCache<string, Robots>(robotsKept)
  const asking = new Map<string, Promise<Robots | RobotsUnknown>>()
  const politeness: Politeness = {
    ...createHostGates(),
    async robotsOf(origin, signal) {
      const known = cache.get(origin)
      if (known) return known
      // Whoever asked first may be stopped: then the next one asks.
      const said = await asking.get(origin)?.catch(() => undefined)
      if (said !== undefined) return said
      const reading = readRobots(platform.fetchPublicUrl, origin, signal)
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
