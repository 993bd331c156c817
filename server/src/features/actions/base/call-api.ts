import { actionCallMs, actionResponseBytesMax } from '@parleykit/contract/actions/limits'
import { LRUCache } from 'lru-cache'
import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import { CircuitBreaker } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CallOutcome, classifyResponse } from '../core/classify-outcome.ts'
import type { RenderedRequest } from '../core/render-request.ts'
import { openSecrets } from './secrets.ts'
import type { ActionRow } from './tables.ts'

interface Call {
  readonly action: ActionRow
  readonly request: RenderedRequest
  /** Sent as Idempotency-Key with everything but GET. */
  readonly idempotencyKey: string
}

export interface CallResult {
  readonly outcome: CallOutcome
  /** Null if there was no response. */
  readonly status: number | null
  readonly text: string
  readonly milliseconds: number
}

/** By process, agent and host. A host that keeps failing isn't asked for half a minute. */
const breakers = new WeakMap<Platform, LRUCache<string, CircuitBreaker>>()

/** Sends an action's request by the guarded fetch, with its secrets. Redirects aren't followed. */
export async function callApi(
  platform: Platform,
  { action, request, idempotencyKey }: Call,
): Promise<CallResult> {
  const begun = performance.now()
  const end = (outcome: CallOutcome, status: number | null, text: string): CallResult => ({
    ...{ outcome, status, text },
    milliseconds: Math.round(performance.now() - begun),
  })
  try {
    const { status, text } = await platform.postToPublicUrl({
      ...{ url: request.url, method: request.method, body: request.body },
      headers: {
        accept: 'application/json',
        ...Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
        ...(await openSecrets(platform, action)),
        ...(request.method !== 'GET' && { 'idempotency-key': idempotencyKey }),
      },
      totalMs: actionCallMs,
      bytesMax: actionResponseBytesMax,
    })
    return end(classifyResponse({ status, text }, action.http?.picks ?? []), status, text)
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return end({ kind: 'failed', mayHaveRun: !error.isUnsent, fault: error.message }, null, '')
  }
}

/** The same for a visitor: a host that keeps failing is left alone for a moment. */
export async function callApiWithBreaker(platform: Platform, call: Call): Promise<CallOutcome> {
  const breaker = breakerOf(platform, `${call.action.agentId} ${new URL(call.request.url).host}`)
  if (!breaker.enter()) {
    const fault = 'The API failed several times in a row, so it isn’t asked for a moment.'
    return { kind: 'failed', mayHaveRun: false, fault }
  }
  const { outcome, status } = await callApi(platform, call)
  if (status === null || status >= 500) breaker.fail()
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
