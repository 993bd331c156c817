import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import { webhooks } from '../base/tables.ts'
import { hostOf } from '../core/host-of.ts'

/** Switches off a webhook that nothing gets through to. Notifies its owner in the app, and by mail if mail is on. */
export async function disableWebhook(
  { mail, config, clock }: Platform,
  transaction: Transaction,
  webhook: { readonly id: number; readonly agentId: number },
  reason: 'failing' | 'gone',
): Promise<void> {
  const [switched] = await transaction
    .update(webhooks)
    .set({ status: 'failed', retryAt: null, refusals: 0, pauses: 0, failingSince: null })
    .where(eq(webhooks.id, webhook.id))
    .returning({ url: webhooks.url })
  const [owned] = await transaction
    .select({ ownerId: users.id, username: users.username, email: users.email, agentName: agents.name })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(eq(agents.id, webhook.agentId))
  if (!switched || !owned) return
  const { ownerId, username, email, agentName } = owned
  const host = hostOf(switched.url)
  const why = reason === 'gone' ? 'asked for no more events' : 'could not be reached for three days'
  await recordActivity(transaction, {
    userId: ownerId,
    activityType: 'webhook_failed',
    botId: webhook.agentId,
    description: `A webhook of "${agentName}" was turned off: ${host} ${why}`,
    createdAt: clock(),
  })
  if (!mail.isOn) return
  const url = `${config.siteUrl}/dashboard/agents/${webhook.agentId}#connect`
  await mail.send(
    transaction,
    toEmail(emailTemplates.webhookFailed(username, agentName, host, why), email, { url }),
  )
}
