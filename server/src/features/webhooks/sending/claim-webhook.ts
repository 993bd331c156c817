import { and, eq, isNull, lt, lte, or } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type WebhookRow, webhooks } from '../base/tables.ts'

/** Longer than a turn with its last attempt. After that, the sender must have died. */
const leaseMs = 60_000

/** Claims a webhook for this sender; null if another has it or nothing may be sent now. */
export async function claimWebhook(
  { database, clock }: Platform,
  webhookId: number,
): Promise<WebhookRow | null> {
  const now = clock()
  const [claimed] = await database
    .update(webhooks)
    .set({ claimedUntil: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(webhooks.id, webhookId),
        eq(webhooks.status, 'active'),
        or(isNull(webhooks.claimedUntil), lt(webhooks.claimedUntil, now)),
        or(isNull(webhooks.retryAt), lte(webhooks.retryAt, now)),
      ),
    )
    .returning()
  return claimed ?? null
}

/** Releases the claim for other senders. */
export async function releaseWebhook({ database }: Platform, webhookId: number): Promise<void> {
  await database.update(webhooks).set({ claimedUntil: null }).where(eq(webhooks.id, webhookId))
}
