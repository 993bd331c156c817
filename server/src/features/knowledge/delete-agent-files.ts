import { deleteBlobs } from '../../platform/blobs/index.ts'
import { and, eq, isNotNull } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { knowledgeEntries } from './tables.ts'

/** Deletes the uploaded files of an agent that is about to be deleted: no foreign key leads from it to them. */
export async function deleteAgentFiles(transaction: Transaction, agentId: number): Promise<void> {
  const files = await transaction
    .select({ blobId: knowledgeEntries.fileBlobId })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), isNotNull(knowledgeEntries.fileBlobId)))
  await deleteBlobs(
    transaction,
    files.map((file) => file.blobId),
  )
}
