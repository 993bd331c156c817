import { refusalForRoom } from '@parleykit/contract/billing/plans'
import type { EntryTables } from '@parleykit/contract/knowledge/entry-tables'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { agents, lockOwnAgent, touchedColumns } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { assessEntry } from './assess-entry.ts'
import { findKnowledgeEntry } from './find-knowledge-entry.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import { columnsOf } from './queries.ts'
import { readEntryTables } from './read-entry-tables.ts'
import { recordKnowledgeChange } from './record-knowledge-change.ts'
import { recordUpdateActivity } from './record-update-activity.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import { knowledgeEntries } from './tables.ts'

/**
 * Reads an uploaded spreadsheet again with an owner's choices. The old text answers until the next training. Throws
 * `plan_limit_reached` if the plan has no room for it, and `already_exists` if another entry has the same text.
 */
export async function changeEntryTables(
  ctx: ActorContext,
  ids: { readonly agentId: number; readonly entryId: number },
  choices: TableChoices,
): Promise<EntryTables> {
  const { platform, owner } = ctx
  const { agentId, entryId } = ids
  await platform.disk.require()
  const { extracted, tables } = await readEntryTables(ctx, ids, choices)
  const { text, fileType } = extracted
  const { measured, facts } = await assessEntry({ fileName: '', fileType, text })
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const former = await findKnowledgeEntry(transaction, ids)
    await rejectDuplicate(transaction, { agentId, text, changedId: entryId })
    const textBytes = measured.textBytes - former.textBytes
    const room = await getRemainingCapacity({ database: transaction, owner }, agent)
    const refusal = refusalForRoom({ ...room, entries: 1 }, { textBytes, fileBytes: null })
    if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
    await transaction
      .update(knowledgeEntries)
      .set({ ...columnsOf(agentId, measured), facts: facts ?? {}, tableChoices: choices })
      .where(eq(knowledgeEntries.id, entryId))
    if (former.textHash.equals(measured.textHash)) return
    const now = platform.clock()
    await recordKnowledgeChange({ platform, transaction }, { agentId, textBytes, entries: 1 })
    await transaction.update(agents).set(touchedColumns(now)).where(eq(agents.id, agentId))
    await recordUpdateActivity({ transaction, ...ctx }, { agent, now })
    const subject = { kind: 'knowledge_entry', id: entryId, name: former.fileName } as const
    await recordAudit({ ...ctx, transaction }, { action: 'knowledge_changed', agent, subject })
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId }, { topic: 'activity' })
  return tables
}
