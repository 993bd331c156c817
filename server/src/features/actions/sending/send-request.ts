import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { callApi } from '../base/call-api.ts'
import { callWithBreaker } from '../base/call-with-breaker.ts'
import { traitsOf } from '../base/request-traits.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from '../base/tables.ts'
import type { CallOutcome } from '../core/classify-outcome.ts'
import { renderRequest, TemplateFault } from '../core/render-request.ts'
import { callTool } from '../mcp/call-tool.ts'

interface Sending {
  readonly action: ActionRow
  readonly run: Pick<ActionRunRow, 'id' | 'filled' | 'idempotencyKey'>
}

const attemptsMax = 2
const pauseMs = 1000

/**
 * Sends the request of a run, or calls its tool. What may have been done is repeated only if that does no harm. A form has
 * no request.
 */
export async function sendRequest(platform: Platform, { action, run }: Sending): Promise<CallOutcome> {
  if (action.page) return { kind: 'broken', fault: 'Only a page of the website can run this action.' }
  if (!action.http && !action.mcp)
    return { kind: 'done', picked: { facts: [], rows: [], moreRows: 0, found: 0 } }
  const { onlyReads, mayRepeat } = traitsOf(action)
  for (let attempt = 1; ; attempt++) {
    await recordAttempt(platform, run)
    const outcome = await sendOnce(platform, { action, run })
    const isOver = outcome.kind !== 'failed' || attempt === attemptsMax || !mayRepeat
    if (isOver) return onlyReads && outcome.kind === 'failed' ? { ...outcome, mayHaveRun: false } : outcome
    await delay(pauseMs)
  }
}

async function sendOnce(platform: Platform, { action, run }: Sending): Promise<CallOutcome> {
  const values = run.filled ?? {}
  if (!action.http) {
    const key = `${action.agentId} mcp ${action.mcpServerId}`
    return callWithBreaker(platform, key, async () => {
      const { outcome } = await callTool(platform, { action, values })
      return { outcome, isFault: outcome.kind === 'failed' }
    })
  }
  try {
    const request = renderRequest(action.http, values)
    return await callWithBreaker(platform, `${action.agentId} ${new URL(request.url).host}`, async () => {
      const { idempotencyKey } = run
      const { outcome, status } = await callApi(platform, { action, request, values, idempotencyKey })
      return { outcome, isFault: status === null || status >= 500 }
    })
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error
    return { kind: 'refused', fault: error.message }
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
