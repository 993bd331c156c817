import type { Thumb } from '@parleykit/contract/conversations'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import type { AdmittedVisitor } from '../visitors/index.ts'
import { nothingOpen } from './nothing-open.ts'
import { openToVisitor } from './open-to-visitor.ts'
import { conversations, messages } from './tables.ts'

/**
 * Keeps what a visitor thinks of an agent's message, null takes an earlier one back; `not_found` for those of others
 * and for the visitor's own.
 */
export async function rateMessage(
  database: Database,
  visitor: AdmittedVisitor,
  messageId: number,
  thumb: Thumb | null,
): Promise<void> {
  const [rated] = await database
    .update(messages)
    .set({ thumb })
    .from(conversations)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.senderType, 'agent'),
        eq(conversations.id, messages.conversationId),
        openToVisitor(visitor),
      ),
    )
    .returning({ id: messages.id })
  if (!rated) throw nothingOpen(visitor, 'Message')
}
