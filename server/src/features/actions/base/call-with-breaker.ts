import { LRUCache } from 'lru-cache'
import { CircuitBreaker } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CallOutcome } from '../core/classify-outcome.ts'

/** By process, agent and host. A host that keeps failing isn't asked for half a minute. */
const breakers = new WeakMap<Platform, LRUCache<string, CircuitBreaker>>()

interface Called {
  readonly outcome: CallOutcome
  /** Whether the host is to blame. */
  readonly isFault: boolean
}

/** Calls a host for a visitor. One that keeps failing is left alone for a moment. `key` names the agent and the host. */
export async function callWithBreaker(
  platform: Platform,
  key: string,
  call: () => Promise<Called>,
): Promise<CallOutcome> {
  const breaker = breakerOf(platform, key)
  if (!breaker.enter()) {
    const fault = 'The API failed several times in a row, so it isn’t asked for a moment.'
    return { kind: 'failed', mayHaveRun: false, fault }
  }
  const { outcome, isFault } = await call()
  if (isFault) breaker.fail()
  else breaker.succeed()
  return outcome
}

function breakerOf(platform: Platform, key: string): CircuitBreaker {
  const known = breakers.get(platform) ?? new LRUCache<string, CircuitBreaker>({ max: 1000 })
  breakers.set(platform, known)
  const breaker = known.get(key) ?? new CircuitBreaker(() => performance.now())
  known.set(key, breaker)
  return breaker
}
