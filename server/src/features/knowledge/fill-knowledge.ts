import { eq } from 'drizzle-orm'
import { storeBlob } from '../../platform/blobs/index.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { type AgentRow, agents } from '../agents/index.ts'
import type { MeasuredEntry } from './measure-entry.ts'
import { newStoreId } from './new-store-id.ts'
import { knowledgeEntries } from './tables.ts'

/**
 * Writes the first knowledge of an agent that the caller's transaction has made; it has seen to the plan. Returns the ids
 * of the entries, in their order.
 */
export async function fillKnowledge(
  transaction: Transaction,
  agent: AgentRow,
  entries: AsyncIterable<MeasuredEntry>,
  now: Date,
): Promise<number[]> {
  const ids: number[] = []
  let knowledgeBytes = 0
  for await (const { measured, file, facts = {}, fileName, fileType, sourceUrl = '' } of entries) {
    const fileBlobId = file ? await storeBlob(transaction, { ...file, createdAt: now }) : null
    const [stored] = await transaction
      .insert(knowledgeEntries)
      .values({
        ...{ agentId: agent.id, fileName, fileType, fileBlobId, facts, createdAt: now },
        ...measured,
        fileBytes: file?.content.size ?? null,
        sourceUrl: sourceUrl || null,
      })
      .returning({ id: knowledgeEntries.id })
    if (!stored) throw new Error('The database returned no knowledge entry')
    ids.push(stored.id)
    knowledgeBytes += measured.textBytes
  }
  if (ids.length > 0)
    await transaction
      .update(agents)
      .set({
        vectorStoreId: newStoreId(),
        knowledgeRevision: agent.knowledgeRevision + ids.length,
        knowledgeBytes,
      })
      .where(eq(agents.id, agent.id))
  return ids
}
