import { and, eq, inArray, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { incrementConversationCountSql, lockAgent } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

/**
 * Deletes at most `limit` of an agent's conversations that meet a condition, with everything that belongs to them, and
 * removes them from the counts. Returns how many. Their credits stay counted, and what was learned from them remains.
 */
export async function deleteConversationBatch(
  transaction: Transaction,
  {
    agentId,
    condition,
    limit,
  }: { readonly agentId: number; readonly condition: SQL | undefined; readonly limit: number },
): Promise<number> {
  await lockAgent(transaction, { agentId, strength: 'no key update' })
  const chosen = transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.agentId, agentId), condition))
    .limit(limit)
  // The condition is checked again: a visitor may continue one of them while this waits for its lock.
  const removed = await transaction
    .delete(conversations)
    .where(and(inArray(conversations.id, chosen), condition))
    .returning({ isTest: conversations.isTest })
  const counted = removed.filter(({ isTest }) => !isTest).length
  if (counted > 0) {
    await transaction.execute(incrementConversationCountSql(sql`${agentId}::bigint`, -counted))
  }
  return removed.length
}
