import { and, eq, inArray, notExists, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { incrementConversationCountSql, lockAgent } from '../agents/index.ts'
import { conversations, visitorDetails } from './base/tables.ts'
import { identifiedPrefix } from './visitors/index.ts'

/**
 * Deletes at most `limit` of an agent's conversations that meet a condition, with everything that belongs to them and what
 * was told about visitors who have none left, and removes them from the counts. Returns how many. Their credits stay counted, and what was learned from them remains.
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
    .returning({ isTest: conversations.isTest, tokenId: conversations.tokenId })
  const people = removed.flatMap(({ tokenId }) => (tokenId?.startsWith(identifiedPrefix) ? [tokenId] : []))
  if (people.length > 0) await deleteDetails(transaction, agentId, people)
  const counted = removed.filter(({ isTest }) => !isTest).length
  if (counted > 0) {
    await transaction.execute(incrementConversationCountSql(sql`${agentId}::bigint`, -counted))
  }
  return removed.length
}

/** Deletes what the website told about those of these people who have no conversation left. */
async function deleteDetails(
  transaction: Transaction,
  agentId: number,
  tokenIds: readonly string[],
): Promise<void> {
  const remaining = transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.agentId, agentId), eq(conversations.tokenId, visitorDetails.tokenId)))
  await transaction
    .delete(visitorDetails)
    .where(
      and(
        eq(visitorDetails.agentId, agentId),
        inArray(visitorDetails.tokenId, [...tokenIds]),
        notExists(remaining),
      ),
    )
}
