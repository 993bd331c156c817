import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdAgent } from '../../agents/index.ts'
import { nextAttempt, pauseEnd } from '../core/backoff.ts'
import type { Attempted, Judged } from '../core/judge-answer.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../tables.ts'
import { switchOff } from './switch-off.ts'

const minuteMs = 60_000
/** What was tried more often than that waits for its own time when a receiver is back. */
const attemptsHurried = 6

/** What an attempt came to. */
export interface Settled {
  readonly attempted: Attempted & { readonly durationMs: number }
  readonly judged: Judged
  /** Whether the webhook is to be left alone for a while. */
  readonly pauses: boolean
}

/** Writes down what became of a message, and what that means for its webhook. */
export async function settleDelivery(
  platform: Platform,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  { attempted, judged, pauses }: Settled,
): Promise<void> {
  const now = platform.clock()
  await platform.database.transaction(async (transaction) => {
    await holdAgent(transaction, webhook.agentId)
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
    if (isDelivered) await noteSuccess(transaction, webhook, now)
    else await noteFailure(platform, transaction, webhook, judged, pauses)
  })
}

/** Those that failed while nothing got through needn't wait for their own time. */
async function noteSuccess(transaction: Transaction, { id }: WebhookRow, now: Date): Promise<void> {
  const recovered = await transaction
    .update(webhooks)
    .set({ pauses: 0, retryAt: null, failingSince: null })
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
  isPaused: boolean,
): Promise<void> {
  const now = platform.clock()
  const [failing] = await transaction
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(webhooks.id, id), eq(webhooks.status, 'active')))
    .returning()
  if (!failing) return
  if (judged.result === 'gone') return switchOff(platform, transaction, { id, agentId }, 'gone')
  if (!isPaused) return
  if (failing.failingSince !== null && isHopeless(failing.failingSince, now)) {
    return switchOff(platform, transaction, { id, agentId }, 'failing')
  }
  await transaction
    .update(webhooks)
    .set({ pauses: failing.pauses + 1, retryAt: pauseEnd(failing.pauses, now, judged.waitSeconds) })
    .where(eq(webhooks.id, id))
}

/** Days in which nothing got through, after which nothing is tried any more. */
const daysUntilOff = 3

function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= daysUntilOff * 24 * 60 * minuteMs
}
