import { webhooksMax } from '@parleykit/contract/webhooks/limits'
import type { createWebhook as contract } from '@parleykit/contract/webhooks/webhooks'
import type { z } from 'zod'
import { count, eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { findOwnAgent, lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { type WebhookRow, webhooks } from './base/tables.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { hostOf } from './core/host-of.ts'
import { makeSecret } from './sending/secrets.ts'
import { webhookChangesByOwner } from './throttle-rules.ts'

/**
 * Sends an agent's events to an address from now on. Returns the signing secret, which is shown only once.
 * @throws DomainError `validation_failed` if nothing may be sent to the address, or the agent has too many webhooks
 */
export async function createWebhook(
  ctx: ActorContext,
  {
    agentId,
    input: { url, events },
  }: { readonly agentId: number; readonly input: z.output<typeof contract.body> },
): Promise<{ webhook: WebhookRow; secret: string }> {
  const { platform, owner } = ctx
  await findOwnAgent(platform.database, owner, agentId)
  await platform.throttles.consume(webhookChangesByOwner, String(owner.id))
  const address = await checkWebhookUrl(platform, url)
  const { secret, sealed } = await makeSecret(platform)
  const webhook = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [there] = await transaction
      .select({ count: count() })
      .from(webhooks)
      .where(eq(webhooks.agentId, agentId))
    if ((there?.count ?? 0) >= webhooksMax) {
      const message = `An agent can have up to ${webhooksMax} webhooks. Delete one first.`
      throw new DomainError('validation_failed', message)
    }
    const [made] = await transaction
      .insert(webhooks)
      .values({
        agentId,
        url: address,
        events,
        status: 'active',
        secret: sealed,
        createdAt: platform.clock(),
      })
      .returning()
    const subject = { kind: 'webhook', name: hostOf(address), ...(made && { id: made.id }) } as const
    await recordAudit({ ...ctx, transaction }, { action: 'webhook_created', agent, subject })
    return made
  })
  if (!webhook) throw new Error('The webhook was not stored')
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId })
  await recordWorkspaceEvent(ctx, { name: 'webhook_created', subject: hostOf(webhook.url) })
  return { webhook, secret }
}
