import type { TransactionContext } from '../../platform/context.ts'
import { recordWebhookEvent } from '../webhooks/index.ts'
import type { ActionRow, ActionRunRow } from './base/tables.ts'
import type { CallOutcome } from './core/classify-outcome.ts'
import { tellValues } from './core/tell-result.ts'

interface EndedRun {
  readonly action: ActionRow
  readonly run: ActionRunRow
  readonly outcome: CallOutcome
}

/**
 * Tells the agent's webhooks that an action succeeded or failed, in the transaction that ends it. They get the visitor's
 * values and the picked fields, and nothing else of the request or the response. What wasn't found is no failure.
 */
export async function recordRunEvent(
  ctx: TransactionContext,
  { action, run, outcome }: EndedRun,
): Promise<void> {
  if (outcome.kind === 'not_found') return
  const about = { agentId: run.agentId, conversationId: run.conversationId }
  const values = tellValues(action.inputs, run.filled ?? {})
  const told = { action: { id: action.id, name: action.name }, runId: run.id, values }
  // Another try of the same run is another event.
  const subject = `${run.id}/${run.attempts}`
  if (outcome.kind === 'done') {
    const { facts = [], rows = [] } = run.card ?? {}
    await recordWebhookEvent(ctx, {
      ...{ ...about, subject, type: 'action.succeeded' },
      data: { ...told, facts, rows },
    })
    return
  }
  const mayHaveRun = run.state === 'unknown'
  await recordWebhookEvent(ctx, {
    ...{ ...about, subject, type: 'action.failed' },
    data: { ...told, fault: outcome.fault, mayHaveRun },
  })
}
