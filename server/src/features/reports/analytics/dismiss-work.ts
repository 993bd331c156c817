import { and, eq, inArray, sql } from '../../../platform/database/drizzle.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { messages } from '../../conversations/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { dismissedMessages } from './tables.ts'

export interface Dismissal {
  readonly agentId: number
  readonly messageIds: readonly number[]
  readonly isDismissed: boolean
}

/**
 * Dismisses messages of the agent from the work lists, or restores them. Ignores deleted messages and those of other
 * agents.
 */
export async function dismissWork(
  { platform, owner }: OwnerContext,
  { agentId, messageIds, isDismissed }: Dismissal,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    const ids = [...messageIds]
    if (!isDismissed) {
      const named = and(eq(dismissedMessages.agentId, agentId), inArray(dismissedMessages.messageId, ids))
      await transaction.delete(dismissedMessages).where(named)
      return
    }
    // Deletions wait for the lock on the agent's row, so the messages found here stay.
    const own = await transaction
      .select({ messageId: messages.id })
      .from(messages)
      .where(and(eq(messages.agentId, agentId), inArray(messages.id, ids)))
    if (own.length === 0) return
    const dismissedAt = platform.clock()
    await transaction
      .insert(dismissedMessages)
      .values(own.map(({ messageId }) => ({ messageId, agentId, dismissedAt })))
      .onConflictDoUpdate({
        target: dismissedMessages.messageId,
        set: { dismissedAt: sql`excluded.dismissed_at` },
      })
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId })
}
