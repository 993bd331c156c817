import { lockOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { knowledgeHooks } from './hooks.ts'
import { removeKnowledgeEntry } from './remove-knowledge-entry.ts'

/** Deletes an entry with its file and passages. After this returns, no answer can use it. Returns the entry's name. */
export async function deleteKnowledgeEntry(
  { platform, owner }: OwnerContext,
  ids: { agentId: number; entryId: number },
): Promise<{ fileName: string }> {
  const { agentId, entryId } = ids
  const fileName = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const removed = await removeKnowledgeEntry(transaction, {
      input: { agent, now: platform.clock() },
      entryId,
    })
    await platform.hooks.run(knowledgeHooks.onEntryDeleted, transaction, agentId)
    return removed
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return { fileName }
}
