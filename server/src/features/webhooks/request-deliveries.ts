import type { TransactionContext } from '../../platform/context.ts'
import { eq, inArray } from '../../platform/database/drizzle.ts'
import { agents } from '../agents/index.ts'
import { webhooks } from './base/tables.ts'
import { deliverJob } from './jobs.ts'

/** Queues jobs that send these webhooks' deliveries, grouped by owner. `resumeDeliveries` finds those not queued. */
export async function requestDeliveries(
  { platform: { jobs }, transaction }: TransactionContext,
  {
    webhookIds,
    input: { turn = 0, afterSeconds = 0 } = {},
  }: {
    readonly webhookIds: readonly number[]
    readonly input?: { readonly turn?: number; readonly afterSeconds?: number } | undefined
  },
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
