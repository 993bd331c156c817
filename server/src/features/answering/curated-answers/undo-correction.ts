import { eq, or } from '../../../platform/database/drizzle.ts'
import type { MessageRow } from '../../conversations/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { findOwnMessage } from './find-own-message.ts'
import { recordCuratedChange } from './record-curated-change.ts'
import { restoreMessage } from './restore-message.ts'
import { curatedAnswers } from './tables.ts'

/**
 * Restores a message's original text and deletes the answers that came from it; an earlier answer stays. Does nothing
 * to a message that wasn't corrected.
 */
export async function undoCorrection(ctx: ActorContext, messageId: number): Promise<MessageRow> {
  const { platform, owner } = ctx
  const restored = await platform.database.transaction(async (transaction) => {
    const { message, agent } = await findOwnMessage({ transaction, owner }, messageId)
    await transaction
      .delete(curatedAnswers)
      .where(or(eq(curatedAnswers.messageId, messageId), eq(curatedAnswers.wordingOfId, messageId)))
    await recordCuratedChange({ transaction, owner }, agent)
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_deleted', agent })
    return (await restoreMessage(transaction, messageId)) ?? message
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId: restored.agentId })
  return restored
}
