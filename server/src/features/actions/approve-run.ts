import { DomainError } from '../../platform/domain-error/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { lockWaitingRun } from './base/lock-waiting-run.ts'
import { moveRun } from './base/step-run.ts'
import type { ActionRunRow } from './base/tables.ts'
import { runAction } from './run-action.ts'

/**
 * Approves a run, and does what the visitor confirmed. If several people decide at once, the first one counts.
 * @throws DomainError `changed_meanwhile` if it was decided, if its time is over, or if the action was changed or
 * switched off after the visitor confirmed: then nobody knows whether the visitor would agree
 */
export async function approveRun(
  ctx: ActorContext,
  { agentId, runId }: { readonly agentId: number; readonly runId: string },
): Promise<ActionRunRow> {
  const { platform, owner } = ctx
  const claimed = await platform.database.transaction(async (transaction) => {
    const { agent, action, run } = await lockWaitingRun(transaction, { owner, agentId, runId })
    const now = platform.clock()
    if (!action.isOn || action.changedAt.getTime() !== run.confirmedVersion?.getTime())
      throw new DomainError(
        'changed_meanwhile',
        'The action was changed or switched off after the visitor confirmed. Decline this request, so that the visitor can ask again.',
      )
    if (run.waitsUntil !== null && run.waitsUntil <= now)
      throw new DomainError('changed_meanwhile', 'The time for this decision is over.')
    const moved = await moveRun({ database: transaction, clock: () => now }, run, { state: 'running' })
    if (!moved) throw new Error('The locked run has changed')
    const subject = { kind: 'action', id: action.id, name: action.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'action_run_approved', agent, subject })
    return { action, run: moved }
  })
  return runAction(platform, claimed)
}
