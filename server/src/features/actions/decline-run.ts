import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { endWaitingRun } from './base/end-waiting-run.ts'
import { lockWaitingRun } from './base/lock-waiting-run.ts'
import type { ActionRunRow } from './base/tables.ts'
import { actionTexts } from './core/action-texts.ts'

interface Decline {
  readonly agentId: number
  readonly runId: string
  /** What the visitor reads; may be empty. */
  readonly reason: string
}

/**
 * Declines a run. Nothing is sent.
 * @throws DomainError `changed_meanwhile` if it was decided
 */
export async function declineRun(
  ctx: ActorContext,
  { agentId, runId, reason }: Decline,
): Promise<ActionRunRow> {
  const { platform, owner, actor } = ctx
  const declined = await platform.database.transaction(async (transaction) => {
    const { agent, action, run } = await lockWaitingRun(transaction, { owner, agentId, runId })
    const text = [actionTexts(run.language).declined, reason].filter((part) => part !== '').join('\n\n')
    const fault = `Declined by ${actor.username}.`
    const end = { state: 'declined', text, fault } as const
    const ended = await endWaitingRun(transaction, { action, run, now: platform.clock(), end })
    if (!ended) throw new Error('The locked run has changed')
    const subject = { kind: 'action', id: action.id, name: action.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'action_run_declined', agent, subject })
    return ended
  })
  notifyOwner(platform, owner.id, { topic: 'actions', agentId }, { topic: 'conversations', agentId })
  return declined
}
