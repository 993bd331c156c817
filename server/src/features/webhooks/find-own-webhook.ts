import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { type WebhookRow, webhooks } from './base/tables.ts'

/** A webhook of one of the owner's agents; `not_found` also for those of others. */
export async function findOwnWebhook(
  database: Queryable,
  owner: Owner,
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
