import { asc, eq } from '../../../platform/database/drizzle.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { knowledgeHooks, removeKnowledgeEntry } from '../index.ts'
import { knowledgeSources, sourceItems } from './base/tables.ts'
import { findSource } from './find-source.ts'

/** Removes a source with its key and all of its entries. After this returns, no answer can use them. */
export async function removeSource(
  ctx: ActorContext,
  { agentId, sourceId }: { readonly agentId: number; readonly sourceId: number },
): Promise<void> {
  const { platform, owner } = ctx
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const source = await findSource(transaction, { agentId, sourceId, isLocked: true })
    const now = platform.clock()
    const items = await transaction
      .select({ entryId: sourceItems.entryId })
      .from(sourceItems)
      .where(eq(sourceItems.sourceId, sourceId))
      .orderBy(asc(sourceItems.id))
    for (const { entryId } of items)
      if (entryId !== null)
        await removeKnowledgeEntry({ platform, transaction }, { input: { agent, now }, entryId })
    await transaction.delete(knowledgeSources).where(eq(knowledgeSources.id, sourceId))
    await platform.hooks.run(knowledgeHooks.onEntryDeleted, transaction, agentId)
    const subject = { kind: 'knowledge_source', id: sourceId, name: source.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'source_removed', agent, subject })
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
}
