import type { ActionFact } from '@parleykit/contract/actions/action-runs'
import type { TransactionContext } from '../../platform/context.ts'
import { recordWebhookEvent } from '../webhooks/index.ts'
import type { ActionRow, ActionRunRow } from './base/tables.ts'
import type { CallOutcome } from './core/classify-outcome.ts'

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
  const told = { action: { id: action.id, name: action.name }, runId: run.id, values: valuesOf(action, run) }
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

/** Without fixed values, which may be keys. */
function valuesOf({ inputs }: ActionRow, { filled }: ActionRunRow): ActionFact[] {
  return inputs.flatMap(({ name, label, source }) => {
    const value = filled?.[name]
    return source === 'fixed' || value === undefined || value === '' ? [] : [{ label, value: String(value) }]
  })
}
