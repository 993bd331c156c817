import { and, eq, isNotNull, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { type MessageRow, messages } from '../conversations/index.ts'

/** Gives a corrected message back what the agent said; undefined where it isn't corrected or is gone. */
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
