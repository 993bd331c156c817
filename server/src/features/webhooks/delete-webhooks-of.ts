import { inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { webhooks } from './base/tables.ts'

/** Deletes the webhooks of agents that somebody else gets: those who gave them away would hear of every visitor. */
export async function deleteWebhooksOf(transaction: Transaction, agentIds: readonly number[]): Promise<void> {
  await transaction.delete(webhooks).where(inArray(webhooks.agentId, [...agentIds]))
}
