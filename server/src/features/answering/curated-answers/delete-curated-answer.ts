import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { recordCuratedChange } from './record-curated-change.ts'
import { restoreMessage } from './restore-message.ts'
import { curatedAnswers } from './tables.ts'

/** Deletes a curated answer and restores the original text of the message that it came from. */
export async function deleteCuratedAnswer(
  ctx: ActorContext,
  of: { agentId: number; answerId: number },
): Promise<void> {
  const { platform, owner } = ctx
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, of.agentId)
    const [deleted] = await transaction
      .delete(curatedAnswers)
      .where(and(eq(curatedAnswers.id, of.answerId), eq(curatedAnswers.agentId, of.agentId)))
      .returning()
    if (!deleted) throw notFound('Curated answer')
    await recordCuratedChange({ transaction, owner }, agent)
    const subject = { kind: 'curated_answer', id: deleted.id } as const
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_deleted', agent, subject })
    if (deleted.messageId !== null) await restoreMessage(transaction, deleted.messageId)
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId: of.agentId })
}
