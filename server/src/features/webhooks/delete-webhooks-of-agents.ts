import { inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { webhooks } from './base/tables.ts'

/** Deletes the webhooks of transferred agents, which would otherwise keep sending events to the former owner. */
export async function deleteWebhooksOfAgents(
  transaction: Transaction,
  agentIds: readonly number[],
): Promise<void> {
  await transaction.delete(webhooks).where(inArray(webhooks.agentId, [...agentIds]))
}
