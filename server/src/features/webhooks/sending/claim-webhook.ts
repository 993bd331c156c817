import { and, eq, isNull, lt, lte, or } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type WebhookRow, webhooks } from '../base/tables.ts'

/** Longer than a turn with its last attempt; after that, whoever had it has died. */
const leaseMs = 60_000

/** Keeps a webhook from other senders; null where one has it, or nothing may be sent to it now. */
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

/** Lets other senders have it. */
export async function releaseWebhook({ database }: Platform, webhookId: number): Promise<void> {
  await database.update(webhooks).set({ claimedUntil: null }).where(eq(webhooks.id, webhookId))
}
