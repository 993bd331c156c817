import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CallOutcome } from '../core/classify-outcome.ts'
import { type RenderedRequest, renderRequest, TemplateFault } from '../core/render-request.ts'
import { callApiWithBreaker } from './call-api.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from './tables.ts'

interface Sending {
  readonly action: ActionRow
  readonly run: Pick<ActionRunRow, 'id' | 'filled' | 'idempotencyKey'>
}

const attemptsMax = 2
const pauseMs = 1000

/**
 * Sends the request of a run. A request that may have been done is repeated only if the API honors its Idempotency-Key. A
 * form has no request.
 */
export async function sendRequest(platform: Platform, { action, run }: Sending): Promise<CallOutcome> {
  if (!action.http) return { kind: 'done', picked: { facts: [], rows: [], moreRows: 0, found: 0 } }
  let request: RenderedRequest
  try {
    request = renderRequest(action.http, run.filled ?? {})
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error
    return { kind: 'refused', fault: error.message }
  }
  const mayRepeat = request.method === 'GET' || action.http.honorsIdempotencyKey
  for (let attempt = 1; ; attempt++) {
    await recordAttempt(platform, run)
    const outcome = await callApiWithBreaker(platform, {
      action,
      request,
      idempotencyKey: run.idempotencyKey,
    })
    const isOver = outcome.kind !== 'failed' || attempt === attemptsMax || !mayRepeat
    if (isOver)
      return request.method === 'GET' && outcome.kind === 'failed'
        ? { ...outcome, mayHaveRun: false }
        : outcome
    await delay(pauseMs)
  }
}

/** Before anything is sent, so that after a crash it is known that something may have been. */
async function recordAttempt(platform: Platform, run: Sending['run']): Promise<void> {
  const now = platform.clock()
  await platform.database
    .update(actionRuns)
    .set({ sentAt: now, changedAt: now, attempts: sql`${actionRuns.attempts} + 1` })
    .where(eq(actionRuns.id, run.id))
}
