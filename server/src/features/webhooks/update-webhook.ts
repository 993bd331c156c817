import type { updateWebhook as contract } from '@parleykit/contract/webhooks/webhooks'
import type { z } from 'zod'
import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { type WebhookRow, webhooks } from './base/tables.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { hostOf } from './core/host-of.ts'
import { findOwnWebhook } from './find-own-webhook.ts'
import { requestDeliveries } from './request-deliveries.ts'
import { makeDeliveriesDue } from './sending/make-deliveries-due.ts'
import { webhookChangesByOwner } from './throttle-rules.ts'

/** Changes a webhook. Pending deliveries are sent at once if its address changes or it is switched on again. */
export async function updateWebhook(
  ctx: ActorContext,
  {
    params,
    input: { url, events, status },
  }: { readonly params: z.output<typeof contract.params>; readonly input: z.output<typeof contract.body> },
): Promise<WebhookRow> {
  const { platform, owner } = ctx
  const before = await findOwnWebhook({ database: platform.database, owner }, params)
  await platform.throttles.consume(webhookChangesByOwner, String(owner.id))
  const address = url === undefined ? before.url : await checkWebhookUrl(platform, url)
  const { id: agentId, webhookId } = params
  const changed = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const beginsAnew = status !== undefined || address !== before.url
    const [row] = await transaction
      .update(webhooks)
      .set({
        url: address,
        ...(events && { events }),
        ...(status && { status }),
        ...(beginsAnew && { refusals: 0, pauses: 0, retryAt: null, failingSince: null }),
      })
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.agentId, agentId)))
      .returning()
    if (!row) throw notFound('Webhook')
    if (row.status === 'active') {
      if (beginsAnew) await makeDeliveriesDue(transaction, { webhookId }, platform.clock())
      await requestDeliveries({ platform, transaction }, { webhookIds: [webhookId] })
    }
    const subject = { kind: 'webhook', id: row.id, name: hostOf(row.url) } as const
    const fields = Object.entries({ url, events, status }).flatMap(([name, value]) => (value ? [name] : []))
    await recordAudit(
      { ...ctx, transaction },
      { action: 'webhook_changed', agent, subject, details: { fields } },
    )
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId })
  await recordWorkspaceEvent(ctx, { name: 'webhook_changed', subject: hostOf(changed.url) })
  return changed
}
