import { and, count, eq } from 'drizzle-orm'
import { deleteBlobs } from '../../platform/blobs/index.ts'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, isTakenFrom, lockOwnAgent, touched } from '../agents/index.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { knowledgeEntries } from './tables.ts'

/** What knowledge asks of the features that come after it. */
export interface KnowledgeHooks {
  /** What they do when an entry goes, as a piece of the same transaction. */
  onEntryDeleted(transaction: Transaction, agentId: number): Promise<void>
  /** The entries that the agent answers from: the others wait for a training. */
  listAnsweringEntries(database: Queryable, agentId: number): Promise<Set<number>>
}

/** Deletes an entry with its file and passages: once this has returned, no answer can use it. Returns what it was called. */
export async function deleteKnowledgeEntry(
  platform: Platform,
  owner: Owner,
  ids: { agentId: number; entryId: number },
  hooks: KnowledgeHooks,
): Promise<{ fileName: string }> {
  const { agentId, entryId } = ids
  const fileName = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [deleted] = await transaction
      .delete(knowledgeEntries)
      .where(and(eq(knowledgeEntries.id, entryId), eq(knowledgeEntries.agentId, agentId)))
      .returning({
        fileName: knowledgeEntries.fileName,
        text: knowledgeEntries.text,
        textBytes: knowledgeEntries.textBytes,
        fileBlobId: knowledgeEntries.fileBlobId,
      })
    if (!deleted) throw notFound('Knowledge entry')
    await deleteBlobs(transaction, [deleted.fileBlobId])
    const [left] = await transaction
      .select({ entries: count() })
      .from(knowledgeEntries)
      .where(eq(knowledgeEntries.agentId, agentId))
    await transaction
      .update(agents)
      .set({
        ...(left?.entries === 0 && { vectorStoreId: null }),
        knowledgeRevision: agent.knowledgeRevision + 1,
        ...touched(platform.clock()),
        knowledgeBytes: agent.knowledgeBytes - deleted.textBytes,
        trained: false,
        // Another entry may have the same words: its prompt comes back with the next training.
        trainedStarterPrompts: agent.trainedStarterPrompts.filter(
          (prompt) => prompt.entryId !== entryId && !isTakenFrom(prompt, deleted.text),
        ),
      })
      .where(eq(agents.id, agentId))
    await hooks.onEntryDeleted(transaction, agentId)
    return deleted.fileName
  })
  tellOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return { fileName }
}
