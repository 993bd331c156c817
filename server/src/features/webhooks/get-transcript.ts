import { webhookTextMax } from '@parleykit/contract/webhooks/limits'
import type { WebhookEventData } from '@parleykit/contract/webhooks/webhook-events'
import { desc, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { messages } from '../conversations/index.ts'

const webhookTranscriptMax = { messages: 50, characters: 60_000 } as const

type Transcript = Pick<WebhookEventData<'conversation.ended'>, 'messages' | 'messagesCut'>

/** Reads the newest messages of a conversation for an event, oldest first. */
export async function getTranscript(
  transaction: Transaction,
  { id: conversationId, messageCount }: { readonly id: number; readonly messageCount: number },
): Promise<Transcript> {
  const { id, content, senderType, createdAt, replyKind, thumb } = messages
  const newest = await transaction
    .select({ id, content, senderType, createdAt, replyKind, thumb })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(id))
    .limit(webhookTranscriptMax.messages)
  let characters = 0
  const told = newest
    .map((said) => ({
      ...said,
      content: said.content.slice(0, webhookTextMax).toWellFormed(),
      createdAt: said.createdAt.toISOString(),
    }))
    .filter((said) => {
      characters += said.content.length
      return characters <= webhookTranscriptMax.characters
    })
  return { messages: told.reverse(), messagesCut: told.length < messageCount }
}
