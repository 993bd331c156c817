import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { type WebhookRow, webhooks } from './base/tables.ts'

/** Finds a webhook of one of the owner's agents. Throws `not_found` for those of other owners too. */
export async function findOwnWebhook(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  { id: agentId, webhookId }: { readonly id: number; readonly webhookId: number },
): Promise<WebhookRow> {
  await findOwnAgent(database, owner, agentId)
  const [webhook] = await database
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.agentId, agentId)))
  if (!webhook) throw notFound('Webhook')
  return webhook
}
