import { and, asc, eq, isNull, lt, lte, or, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'
import { requestDeliveries } from './request-deliveries.ts'

/** Number per run. The next run finds the rest. */
const mostResumed = 500

/** Queues due deliveries: retries, and those that were never queued because a process died. */
export async function resumeDeliveries(platform: Platform): Promise<void> {
  const now = platform.clock()
  const due = platform.database
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhooks.id),
        sql`${webhookDeliveries.state} = 'pending'`,
        lte(webhookDeliveries.nextAt, now),
      ),
    )
  const waiting = await platform.database
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.status, 'active'),
        or(isNull(webhooks.retryAt), lte(webhooks.retryAt, now)),
        or(isNull(webhooks.claimedUntil), lt(webhooks.claimedUntil, now)),
        sql`exists (${due})`,
      ),
    )
    .orderBy(asc(webhooks.id))
    .limit(mostResumed)
  await platform.database.transaction((transaction) =>
    requestDeliveries({ platform, transaction }, { webhookIds: waiting.map(({ id }) => id) }),
  )
}
