import { and, eq, isNotNull, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { type MessageRow, messages } from '../../conversations/index.ts'

/** Restores the original text of a corrected message. Returns undefined if it isn't corrected or no longer exists. */
export async function restoreMessage(
  transaction: Transaction,
  messageId: number,
): Promise<MessageRow | undefined> {
  const [restored] = await transaction
    .update(messages)
    .set({ content: sql`${messages.originalContent}`, originalContent: null, status: null })
    .where(and(eq(messages.id, messageId), isNotNull(messages.originalContent)))
    .returning()
  return restored
}
