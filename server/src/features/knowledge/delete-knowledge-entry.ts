import type { Queryable, Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner, type Owner } from '../auth/index.ts'
import { removeKnowledgeEntry } from './remove-knowledge-entry.ts'
import type { AnsweringEntry } from './to-knowledge-entry.ts'

/** Functions that knowledge needs from features that depend on it. */
export interface KnowledgeHooks {
  /** Called when an entry is about to be added. */
  onEntryComing(): void
  /** Called when an entry is deleted, within the same transaction. */
  onEntryDeleted(transaction: Transaction, agentId: number): Promise<void>
  /** The entries that the agent answers from; all others wait for a training. */
  listAnsweringEntries(database: Queryable, agentId: number): Promise<ReadonlyMap<number, AnsweringEntry>>
}

/** Deletes an entry with its file and passages. After this returns, no answer can use it. Returns the entry's name. */
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
