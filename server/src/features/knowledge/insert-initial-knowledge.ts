import { storeBlob } from '../../platform/blobs/index.ts'
import type { TransactionContext } from '../../platform/context.ts'
import type { AgentRow } from '../agents/index.ts'
import type { AssessedEntry } from './assess-entry.ts'
import { columnsOf } from './queries.ts'
import { queueScan } from './queue-scan.ts'
import { recordKnowledgeChange } from './record-knowledge-change.ts'
import { knowledgeEntries } from './tables.ts'

/**
 * Writes the first knowledge of an agent that the caller's transaction has created. The caller has checked the plan.
 * Returns the IDs of the entries, in order.
 */
export async function insertInitialKnowledge(
  { platform, transaction }: TransactionContext,
  {
    agent,
    entries,
    now,
  }: { readonly agent: AgentRow; readonly entries: AsyncIterable<AssessedEntry>; readonly now: Date },
): Promise<number[]> {
  const ids: number[] = []
  let textBytes = 0
  for await (const { measured, file, facts = {}, sourceUrl = '', ...entry } of entries) {
    const { fileName, fileType, tableChoices = null } = entry
    const fileBlobId = file ? await storeBlob(transaction, { ...file, createdAt: now }) : null
    const [stored] = await transaction
      .insert(knowledgeEntries)
      .values({
        ...{ agentId: agent.id, fileName, fileType, fileBlobId, facts, tableChoices, createdAt: now },
        ...columnsOf(agent.id, measured),
        fileBytes: file?.content.size ?? null,
        sourceUrl: sourceUrl || null,
      })
      .returning({ id: knowledgeEntries.id })
    if (!stored) throw new Error('The database returned no knowledge entry')
    ids.push(stored.id)
    if (facts.waitsForOcr)
      await queueScan({ platform, transaction }, { entryId: stored.id, ownerId: agent.ownerId })
    textBytes += measured.textBytes
  }
  if (ids.length > 0)
    await recordKnowledgeChange(
      { platform, transaction },
      { agentId: agent.id, textBytes, entries: ids.length },
    )
  return ids
}
