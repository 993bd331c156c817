import { and, eq, isNotNull, lte, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAgent } from '../../agents/index.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../base/tables.ts'
import { nextAttempt, pauseEnd } from '../core/backoff.ts'
import { classifyResponse, type DeliveryAttempt, type Judged } from '../core/classify-response.ts'
import { disableWebhook } from './disable-webhook.ts'

const minuteMs = 60_000
/** Messages with more attempts keep their own schedule when a receiver recovers. */
const attemptsHurried = 6
/** Number of refused messages, with none delivered, before the whole webhook is paused. */
const refusalsMax = 3
/** Days without a delivered message before the webhook is switched off. */
const daysUntilOff = 3

/** Records the outcome of a message and its effect on the webhook. Returns whether the webhook is now paused. */
export async function recordDeliveryResult(
  platform: Platform,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  attempted: DeliveryAttempt & { readonly durationMs: number },
): Promise<boolean> {
  const judged = classifyResponse(attempted)
  const now = platform.clock()
  return platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: webhook.agentId })
    const isDelivered = judged.result === 'delivered'
    const attempts = delivery.attempts + 1
    const nextAt = nextAttempt(attempts, now)
    await transaction
      .update(webhookDeliveries)
      .set({
        state: isDelivered ? 'delivered' : nextAt === null ? 'failed' : 'pending',
        attempts,
        nextAt: nextAt ?? now,
        attemptedAt: now,
        durationMs: attempted.durationMs,
        responseStatus: 'status' in attempted ? attempted.status : null,
        responseText: 'status' in attempted ? attempted.text : null,
        fault: judged.fault,
      })
      .where(eq(webhookDeliveries.id, delivery.id))
    if (!isDelivered) return noteFailure(platform, transaction, webhook, judged, delivery.attempts === 0)
    await noteSuccess(transaction, webhook, now)
    return false
  })
}

/** Messages that failed while nothing got through are now sent ahead of their schedule. */
async function noteSuccess(transaction: Transaction, { id }: WebhookRow, now: Date): Promise<void> {
  const recovered = await transaction
    .update(webhooks)
    .set({ refusals: 0, pauses: 0, retryAt: null, failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)))
    .returning({ id: webhooks.id })
  if (recovered.length === 0) return
  await transaction
    .update(webhookDeliveries)
    .set({
      nextAt: sql`least(${webhookDeliveries.nextAt}, ${new Date(now.getTime() + minuteMs).toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(webhookDeliveries.webhookId, id),
        sql`${webhookDeliveries.state} = 'pending'`,
        lte(webhookDeliveries.attempts, attemptsHurried),
      ),
    )
}

async function noteFailure(
  platform: Platform,
  transaction: Transaction,
  { id, agentId }: WebhookRow,
  judged: Judged,
  isFirstAttempt: boolean,
): Promise<boolean> {
  const now = platform.clock()
  const [failing] = await transaction
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`,
      ...(isFirstAttempt && { refusals: sql`${webhooks.refusals} + 1` }),
    })
    .where(and(eq(webhooks.id, id), eq(webhooks.status, 'active')))
    .returning()
  if (!failing) return true
  const isHopeless =
    now.getTime() - (failing.failingSince ?? now).getTime() >= daysUntilOff * 24 * 60 * minuteMs
  if (judged.result === 'gone' || isHopeless) {
    await disableWebhook(
      platform,
      transaction,
      { id, agentId },
      judged.result === 'gone' ? 'gone' : 'failing',
    )
    return true
  }
  // If the webhook was paused before, one refused message is enough.
  const isPaused = judged.result === 'down' || failing.pauses > 0 || failing.refusals >= refusalsMax
  if (isPaused) {
    await transaction
      .update(webhooks)
      .set({ pauses: failing.pauses + 1, retryAt: pauseEnd(failing.pauses, now, judged.waitSeconds) })
      .where(eq(webhooks.id, id))
  }
  return isPaused
}
