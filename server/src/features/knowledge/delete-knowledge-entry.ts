import type { Queryable, Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner, type Owner } from '../auth/index.ts'
import { removeKnowledgeEntry } from './remove-knowledge-entry.ts'
import type { AnsweringEntry } from './to-knowledge-entry.ts'

/** What knowledge asks of the features that come after it. */
export interface KnowledgeHooks {
  /** What they do when an entry comes. */
  onEntryComing(): void
  /** What they do when an entry goes, as a piece of the same transaction. */
  onEntryDeleted(transaction: Transaction, agentId: number): Promise<void>
  /** The entries that the agent answers from: the others wait for a training. */
  listAnsweringEntries(database: Queryable, agentId: number): Promise<ReadonlyMap<number, AnsweringEntry>>
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
    const removed = await removeKnowledgeEntry(transaction, { agent, now: platform.clock() }, entryId)
    await hooks.onEntryDeleted(transaction, agentId)
    return removed
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return { fileName }
}
