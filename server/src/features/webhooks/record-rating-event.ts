import { webhookTextMax } from '@parleykit/contract/webhooks/limits'
import type { TransactionContext } from '../../platform/context.ts'
import type { RatedMessage } from '../conversations/index.ts'
import { recordWebhookEvent } from './record-webhook-event.ts'

/** Records webhook events for a thumb down: once for each message, and once more for a later comment. */
export async function recordRatingEvent(
  { platform, transaction }: TransactionContext,
  { agentId, conversationId, id, content, comment }: RatedMessage,
): Promise<void> {
  await recordWebhookEvent(
    { platform, transaction },
    {
      type: 'message.rated_down',
      agentId,
      conversationId,
      subject: comment === null ? String(id) : `${id}.comment`,
      data: { message: { id, content: content.slice(0, webhookTextMax).toWellFormed() }, comment },
    },
  )
}
