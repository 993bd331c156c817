import type { JobContext } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAgentOwner } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { WebhookRow } from './base/tables.ts'
import { hostOf } from './core/host-of.ts'
import { requestDeliveries } from './request-deliveries.ts'
import { claimWebhook, releaseWebhook } from './sending/claim-webhook.ts'
import { findNextDelivery } from './sending/find-next-delivery.ts'
import { acquireHostSlot } from './sending/host-concurrency.ts'
import { postDelivery } from './sending/post-delivery.ts'
import { recordDeliveryResult } from './sending/record-delivery-result.ts'

/** How long a webhook may send, except for its last message, before others come first. */
const turnMs = 20_000
/** Delay if too many messages are already on their way to the host. */
const busySeconds = 5

/** Sends a webhook's pending deliveries one at a time until its turn is over. Messages themselves are never logged. */
export async function deliverWebhook(
  { platform, signal: stop }: JobContext,
  { webhookId, turn }: { readonly webhookId: number; readonly turn: number },
): Promise<void> {
  const endAt = performance.now() + turnMs
  const goOn = (afterSeconds: number) =>
    platform.database.transaction((transaction) =>
      requestDeliveries(
        { platform, transaction },
        { webhookIds: [webhookId], input: { turn: turn + 1, afterSeconds } },
      ),
    )
  for (;;) {
    const webhook = await claimWebhook(platform, webhookId)
    if (!webhook) return
    const leave = acquireHostSlot(platform, hostOf(webhook.url))
    let left: 'none' | 'more' | 'paused' | 'busy' = 'busy'
    try {
      if (leave) left = await sendAll(platform, webhook, endAt, stop)
    } finally {
      leave?.()
      await releaseWebhook(platform, webhookId)
    }
    if (left === 'busy') return goOn(busySeconds)
    if (left === 'more') return goOn(0)
    // A job that started meanwhile found the webhook claimed, so look again.
    if (left === 'paused' || !(await findNextDelivery(platform.database, webhookId, platform.clock()))) return
  }
}

/** Returns whether `none` or `more` deliveries are due, or `paused` if nothing gets through for now. */
async function sendAll(
  platform: Platform,
  webhook: WebhookRow,
  endAt: number,
  stop: AbortSignal,
): Promise<'none' | 'more' | 'paused'> {
  let sent = 0
  try {
    for (;;) {
      const delivery = await findNextDelivery(platform.database, webhook.id, platform.clock())
      if (!delivery) return 'none'
      if (stop.aborted || performance.now() > endAt) return 'more'
      const attempted = await postDelivery(platform, webhook, delivery, stop)
      // The process is stopping or the job was taken away: it isn't the receiver's fault.
      if (stop.aborted) return 'more'
      const isPaused = await recordDeliveryResult(platform, webhook, delivery, attempted)
      sent++
      if (isPaused) return 'paused'
    }
  } finally {
    const ownerId = sent > 0 ? await findAgentOwner(platform.database, webhook.agentId) : null
    if (ownerId !== null) {
      notifyOwner(platform, ownerId, { topic: 'webhooks', agentId: webhook.agentId }, { topic: 'activity' })
    }
  }
}
