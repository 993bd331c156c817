import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { knowledgeHooks } from './hooks.ts'
import { removeKnowledgeEntry } from './remove-knowledge-entry.ts'

/** Deletes an entry with its file and passages. After this returns, no answer can use it. */
export async function deleteKnowledgeEntry(
  ctx: ActorContext,
  { agentId, entryId }: { readonly agentId: number; readonly entryId: number },
): Promise<void> {
  const { platform, owner } = ctx
  const fileName = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const removed = await removeKnowledgeEntry(
      { platform, transaction },
      { input: { agent, now: platform.clock() }, entryId },
    )
    await platform.hooks.run(knowledgeHooks.onEntryDeleted, transaction, agentId)
    const subject = { kind: 'knowledge_entry', id: entryId, name: removed } as const
    await recordAudit({ ...ctx, transaction }, { action: 'knowledge_deleted', agent, subject })
    return removed
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  await recordWorkspaceEvent(ctx, { name: 'knowledge_deleted', subject: fileName })
}
