import { and, eq, inArray, isNotNull, notInArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { indexVersions, passages, passageVectors } from '../base/tables.ts'

/** Deletes an agent's vectors of models that no kept version uses. */
export async function deleteUnusedVectors(transaction: Transaction, agentId: number): Promise<void> {
  const used = transaction
    .select({ model: indexVersions.embeddingModel })
    .from(indexVersions)
    .where(and(eq(indexVersions.agentId, agentId), isNotNull(indexVersions.embeddingModel)))
  const own = transaction.select({ id: passages.id }).from(passages).where(eq(passages.agentId, agentId))
  await transaction
    .delete(passageVectors)
    .where(and(inArray(passageVectors.passageId, own), notInArray(passageVectors.model, used)))
}
