import { webhookSecretGraceHours } from '@parleykit/contract/webhooks/limits'
import { eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { type WebhookRow, webhooks } from './base/tables.ts'
import { hostOf } from './core/host-of.ts'
import { findOwnWebhook } from './find-own-webhook.ts'
import { makeSecret, sealFormer } from './sending/secrets.ts'

/** Replaces the secret of a webhook. Earlier secrets also sign for a while. The new one is shown only once. */
export async function rotateWebhookSecret(
  ctx: ActorContext,
  { id: agentId, webhookId }: { readonly id: number; readonly webhookId: number },
): Promise<{ webhook: WebhookRow; secret: string }> {
  const { platform, owner } = ctx
  const { secret, sealed } = await makeSecret(platform)
  const formerSecretEndsAt = new Date(platform.clock().getTime() + webhookSecretGraceHours * 3600_000)
  const webhook = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const before = await findOwnWebhook({ database: transaction, owner }, { id: agentId, webhookId })
    const formerSecret = await sealFormer(platform, before)
    const [renewed] = await transaction
      .update(webhooks)
      .set({ secret: sealed, formerSecret, formerSecretEndsAt })
      .where(eq(webhooks.id, webhookId))
      .returning()
    if (!renewed) throw notFound('Webhook')
    const subject = { kind: 'webhook', id: renewed.id, name: hostOf(renewed.url) } as const
    await recordAudit({ ...ctx, transaction }, { action: 'webhook_secret_renewed', agent, subject })
    return renewed
  })
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId })
  await recordWorkspaceEvent(ctx, { name: 'webhook_secret_renewed', subject: hostOf(webhook.url) })
  return { webhook, secret }
}
