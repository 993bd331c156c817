import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { countActionChange } from './base/count-action-change.ts'
import { actions } from './base/tables.ts'

/** Deletes an action with the records of its runs. */
export async function deleteAction(
  ctx: ActorContext,
  { id: agentId, actionId }: { readonly id: number; readonly actionId: number },
): Promise<void> {
  const { platform, owner } = ctx
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [row] = await transaction
      .delete(actions)
      .where(and(eq(actions.id, actionId), eq(actions.agentId, agentId)))
      .returning()
    if (!row) throw notFound('Action')
    await countActionChange(transaction, agentId)
    const subject = { kind: 'action', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'action_deleted', agent, subject })
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
}
