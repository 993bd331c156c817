import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { assessEntry, type NewKnowledgeEntry } from './assess-entry.ts'
import { recordUpdateActivity } from './record-update-activity.ts'
import { storeOriginalFile } from './store-original-file.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'
import { writeKnowledgeEntry } from './write-knowledge-entry.ts'

/** Stores an entry completely or not at all. Throws `plan_limit_reached` if the plan has no room for it. */
export async function addKnowledgeEntry(
  ctx: ActorContext,
  { agentId, entry }: { readonly agentId: number; readonly entry: NewKnowledgeEntry },
): Promise<KnowledgeEntryHead> {
  const { platform, owner } = ctx
  const measured = await assessEntry(entry)
  const added = await storeOriginalFile(platform.blobs, measured, (kept) =>
    platform.database.transaction(async (transaction) => {
      const agent = await lockOwnAgent(transaction, owner, agentId)
      const now = platform.clock()
      const stored = await writeKnowledgeEntry({ platform, transaction }, { owner, agent, now }, kept)
      await recordUpdateActivity({ transaction, ...ctx }, { agent, now })
      const subject = { kind: 'knowledge_entry', id: stored.id, name: stored.fileName } as const
      await recordAudit({ ...ctx, transaction }, { action: 'knowledge_added', agent, subject })
      return stored
    }),
  )
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId }, { topic: 'activity' })
  return added
}
