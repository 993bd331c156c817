import { actionCallMs, actionResponseBytesMax } from '@parleykit/contract/actions/limits'
import { createKeyedSemaphore } from '../../../platform/concurrency/keyed-semaphore.ts'
import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CallOutcome, classifyResponse } from '../core/classify-outcome.ts'
import type { InputValue } from '../core/read-values.ts'
import type { RenderedRequest } from '../core/render-request.ts'
import { openSecrets } from './secrets.ts'
import type { ActionRow } from './tables.ts'

interface Call {
  readonly action: ActionRow
  readonly request: RenderedRequest
  /** The values that it was made of. */
  readonly values: Readonly<Record<string, InputValue>>
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

/** By agent and host, so that an agent can't take all connections to a host. */
const places = createKeyedSemaphore(4)

/** A request that waited longer isn't sent, since too little time is left for its response. */
const waitMs = actionCallMs / 2

/**
 * Sends an action's request by the guarded fetch, with its secrets. Redirects aren't followed. The time that it waits for
 * its turn counts.
 */
export async function callApi(platform: Platform, call: Call): Promise<CallResult> {
  const begun = performance.now()
  const key = `${call.action.agentId} ${new URL(call.request.url).host}`
  return places.run(key, () => callNow(platform, call, begun))
}

async function callNow(
  platform: Platform,
  { action, request, values, idempotencyKey }: Call,
  begun: number,
): Promise<CallResult> {
  const end = (outcome: CallOutcome, status: number | null, text: string): CallResult => ({
    ...{ outcome, status, text },
    milliseconds: Math.round(performance.now() - begun),
  })
  const waited = performance.now() - begun
  if (waited > waitMs) {
    const fault = 'Earlier requests to this host took too long, so this one wasn’t sent.'
    return end({ kind: 'failed', mayHaveRun: false, fault }, null, '')
  }
  try {
    const { status, text } = await platform.postToPublicUrl({
      ...{ url: request.url, method: request.method, body: request.body },
      headers: {
        accept: 'application/json',
        ...Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
        ...(await openSecrets(platform, action)),
        ...(request.method !== 'GET' && { 'idempotency-key': idempotencyKey }),
      },
      totalMs: Math.ceil(actionCallMs - waited),
      bytesMax: actionResponseBytesMax,
    })
    const outcome = classifyResponse({ status, text }, { picks: action.http?.picks ?? [], values })
    return end(outcome, status, text)
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return end({ kind: 'failed', mayHaveRun: !error.isUnsent, fault: error.message }, null, '')
  }
}
