import { eq, inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { webhooks } from './base/tables.ts'
import { deliverJob } from './jobs.ts'

/** Queues jobs that send these webhooks' deliveries, grouped by owner. `resumeDeliveries` finds those not queued. */
export async function requestDeliveries(
  { jobs }: Platform,
  transaction: Transaction,
  webhookIds: readonly number[],
  { turn = 0, afterSeconds = 0 }: { readonly turn?: number; readonly afterSeconds?: number } = {},
): Promise<void> {
  if (webhookIds.length === 0) return
  const asked = await transaction
    .select({ webhookId: webhooks.id, ownerId: agents.ownerId })
    .from(webhooks)
    .innerJoin(agents, eq(agents.id, webhooks.agentId))
    .where(inArray(webhooks.id, [...webhookIds]))
  for (const { webhookId, ownerId } of asked) {
    // The next turn is queued while the one before still runs.
    const send = (at: number) =>
      jobs.send(
        transaction,
        deliverJob,
        { webhookId, turn: at },
        { key: `${webhookId}.${at % 2}`, group: String(ownerId), afterSeconds },
      )
    if (!(await send(turn))) await send(turn + 1)
  }
}
