import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { sitesByAddress } from '../base/throttle-rules.ts'

/** Minimum time between notes, so that a busy website's row isn't written at every page view. */
const graininessMs = 60_000
const rememberedMax = 10_000
/** Time of the last note by key, in milliseconds of the platform's clock. */
const noted = new WeakMap<Platform, LRUCache<string, number>>()

/**
 * Notes something about a website, unless this process did so within the last minute or the caller reports too many.
 * Never throws, since no chat depends on it.
 */
export async function recordOnce(
  platform: Platform,
  request: FastifyRequest,
  key: string,
  note: () => Promise<void>,
): Promise<void> {
  if (!isFirstInAWhile(platform, key)) return
  try {
    await platform.throttles.consume(sitesByAddress, networkOf(request.ip))
    await note()
  } catch (error) {
    const isExpected = error instanceof DomainError // throttled, or the agent is gone
    if (isExpected) return
    noted.get(platform)?.delete(key)
    platform.log.warn({ err: error }, 'could not record a website that loaded the widget')
  }
}

function isFirstInAWhile(platform: Platform, key: string): boolean {
  const now = platform.clock().getTime()
  const known = noted.get(platform) ?? new LRUCache<string, number>({ max: rememberedMax })
  noted.set(platform, known)
  if (now - (known.get(key) ?? 0) < graininessMs) return false
  known.set(key, now)
  return true
}
