import type { Thumb } from '@parleykit/contract/conversations'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { conversations, messages } from './tables.ts'
import { messagesRatedByAddress, messagesRatedByVisitor } from './throttle-rules.ts'

export interface Rating {
  readonly agentId: number
  readonly visitorId: string
  readonly address: string
  readonly messageId: number
  /** Null takes an earlier one back. */
  readonly thumb: Thumb | null
}

/** Keeps what a visitor thinks of an agent's message; `not_found` for those of others and for the visitor's own. */
export async function rateMessage(platform: Platform, rating: Rating): Promise<void> {
  const { agentId, visitorId, address, messageId, thumb } = rating
  await platform.throttles.consume(messagesRatedByAddress, address)
  await platform.throttles.consume(messagesRatedByVisitor, `${agentId}/${visitorId}`)
  const [rated] = await platform.database
    .update(messages)
    .set({ thumb })
    .from(conversations)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.senderType, 'agent'),
        eq(conversations.id, messages.conversationId),
        eq(conversations.agentId, agentId),
        eq(conversations.visitorId, visitorId),
      ),
    )
    .returning({ id: messages.id })
  if (!rated) throw notFound('Message')
}
