import { eq } from '../../../../platform/database/drizzle.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockOwnAgent } from '../../../agents/index.ts'
import { knowledgeHooks, removeKnowledgeEntry } from '../../index.ts'
import { lockOpenSource, type OpenSource } from '../base/find-open-source.ts'
import { knowledgeSources, sourceItems } from '../base/tables.ts'
import { withItem } from '../core/report.ts'

/** Removes an item that its source no longer has, with its entry, in one step with the sync's report. */
export async function removeItem(platform: Platform, source: OpenSource, itemId: number): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, source.owner, source.agentId)
    const open = await lockOpenSource(transaction, source)
    if (!open) return
    const [item] = await transaction.delete(sourceItems).where(eq(sourceItems.id, itemId)).returning()
    if (!item || item.entryId === null) return
    const now = platform.clock()
    const name = await removeKnowledgeEntry(
      { platform, transaction },
      { input: { agent, now }, entryId: item.entryId },
    )
    await platform.hooks.run(knowledgeHooks.onEntryDeleted, transaction, agent.id)
    if (!open.report) return
    const report = withItem(open.report, 'removed', name)
    await transaction.update(knowledgeSources).set({ report }).where(eq(knowledgeSources.id, source.id))
  })
}
