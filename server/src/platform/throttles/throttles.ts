import { createHash } from 'node:crypto'
import { tooManyAttempts } from '@parleykit/contract/base/texts'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { DomainError } from '../domain-error/index.ts'

/** The number of points that a key may use in a window of `seconds`. */
export interface ThrottleRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** A refusal by a throttle. */
export class ThrottledError extends DomainError {
  readonly rule: string
  /** Whether it is the key's first refusal in its window. Only that one is worth reporting. */
  readonly isFirst: boolean

  constructor(rule: ThrottleRule, refusal: RateLimiterRes, points: number) {
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    super('too_many_requests', tooManyAttempts(retryAfterSeconds), { retryAfterSeconds })
    this.rule = rule.name
    this.isFirst = refusal.consumedPoints - points <= rule.points
  }
}

export interface Throttles {
  /** Uses points of the key, one by default. Throws `too_many_requests` if fewer are left. */
  consume(rule: ThrottleRule, key: string, points?: number): Promise<void>
  /** Returns one point to the key, as if it hadn't been used. */
  giveBack(rule: ThrottleRule, key: string): Promise<void>
  /** Returns all points to the key. */
  reset(rule: ThrottleRule, key: string): Promise<void>
}

const off: Throttles = { consume: async () => {}, giveBack: async () => {}, reset: async () => {} }

/** Counts in memory, or in PostgreSQL if several processes share one (`pool`). */
export function createThrottles(options: { enabled: boolean; pool: Pool | null }): Throttles {
  if (!options.enabled) return off
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (rule: ThrottleRule) => {
    const existing = limiters.get(rule.name)
    if (existing) return existing
    const settings = { keyPrefix: rule.name, points: rule.points, duration: rule.seconds }
    const limiter = options.pool
      ? new RateLimiterPostgres({
          ...settings,
          storeClient: options.pool,
          tableName: 'throttles',
          tableCreated: true,
        })
      : new RateLimiterMemory(settings)
    limiters.set(rule.name, limiter)
    return limiter
  }
  return {
    async consume(rule, key, points = 1) {
      try {
        await limiterOf(rule).consume(hashOf(key), points)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new ThrottledError(rule, refusal, points)
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(hashOf(key))
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(hashOf(key))
    },
  }
}

/**
 * Hashes keys, which may exceed the length of the table's column. The table also needn't contain addresses and names.
 */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
