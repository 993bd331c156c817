import { and, eq, inArray, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { countConversationsSql, lockAgent } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

/**
 * Deletes at most `limit` of an agent's conversations that meet a condition, with everything below them, and counts
 * them no more; returns how many. What they cost stays counted, and what was learned from them stays too.
 */
export async function removeConversations(
  transaction: Transaction,
  agentId: number,
  condition: SQL | undefined,
  limit: number,
): Promise<number> {
  await lockAgent(transaction, agentId, 'no key update')
  const chosen = transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.agentId, agentId), condition))
    .limit(limit)
  // Once more the condition itself: somebody may go on with one of them while this waits for it.
  const removed = await transaction
    .delete(conversations)
    .where(and(inArray(conversations.id, chosen), condition))
    .returning({ isTest: conversations.isTest })
  const counted = removed.filter(({ isTest }) => !isTest).length
  if (counted > 0) {
    await transaction.execute(countConversationsSql(sql`${agentId}::bigint`, -counted))
  }
  return removed.length
}
