import { and, eq, inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { endWaitingRun } from './base/end-waiting-run.ts'
import { countActionChange } from './base/get-offered-actions.ts'
import { actionRuns, actions } from './base/tables.ts'
import { actionTexts } from './core/action-texts.ts'

/**
 * Deletes an action with the records of its runs. Visitors who wait for an approval read that it was declined.
 * @throws DomainError `changed_meanwhile` while it is running, so that no run is lost from the records
 */
export async function deleteAction(
  ctx: ActorContext,
  { id: agentId, actionId }: { readonly id: number; readonly actionId: number },
): Promise<void> {
  const { platform, owner } = ctx
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    await endRuns(ctx, transaction, { agentId, actionId })
    const [row] = await transaction
      .delete(actions)
      .where(and(eq(actions.id, actionId), eq(actions.agentId, agentId)))
      .returning()
    if (!row) throw notFound('Action')
    await countActionChange(transaction, agentId)
    const subject = { kind: 'action', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'action_deleted', agent, subject })
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'actions', agentId })
}

async function endRuns(
  { platform, actor }: ActorContext,
  transaction: Transaction,
  { agentId, actionId }: { readonly agentId: number; readonly actionId: number },
): Promise<void> {
  const open = await transaction
    .select({ run: actionRuns, action: actions })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .where(
      and(
        eq(actions.id, actionId),
        eq(actions.agentId, agentId),
        inArray(actionRuns.state, ['email', 'code', 'form', 'confirm', 'waiting', 'running']),
      ),
    )
    .for('update', { of: actionRuns })
  if (open.some(({ run }) => run.state === 'running'))
    throw new DomainError(
      'changed_meanwhile',
      'The action is running just now. Please try again in a minute.',
    )
  for (const { run, action } of open.filter(({ run: { state } }) => state === 'waiting')) {
    const end = { state: 'declined', text: actionTexts(run.language).declined } as const
    const fault = `${actor.username} deleted the action.`
    await endWaitingRun(transaction, { action, run, now: platform.clock(), end: { ...end, fault } })
  }
}
