import { type KnowledgeUse, refusalForRoom } from '@parleykit/contract/billing/plans'
import { deleteBlobs, storeBlob } from '../../platform/blobs/index.ts'
import type { TransactionContext } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type AgentRow, agents, touchedColumns } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import type { AssessedEntry } from './assess-entry.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import { columnsOf, knowledgeEntryHead } from './queries.ts'
import { queueScan } from './queue-scan.ts'
import { recordKnowledgeChange } from './record-knowledge-change.ts'
import { type KnowledgeEntryRow, knowledgeEntries } from './tables.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** The entry that a new text replaces. Its old text answers until the next training. */
type FormerEntry = Pick<KnowledgeEntryRow, 'id' | 'textBytes' | 'fileBytes' | 'fileBlobId'>

interface Place {
  readonly owner: Owner
  /** As the transaction has locked it. */
  readonly agent: AgentRow
  readonly now: Date
  readonly former?: FormerEntry | undefined
}

/** Writes an entry within the caller's transaction. Throws `plan_limit_reached` if the plan has no room for it. */
export async function writeKnowledgeEntry(
  { platform, transaction }: TransactionContext,
  { owner, agent, now, former }: Place,
  { measured, file, facts = {}, fileName, fileType, sourceUrl = '', tableChoices = null }: AssessedEntry,
): Promise<KnowledgeEntryHead> {
  const room = withFormer(await getRemainingCapacity({ database: transaction, owner }, agent), former)
  const fileBytes = file?.content.size ?? null
  const refusal = refusalForRoom(room, { textBytes: measured.textBytes, fileBytes })
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
  const fileBlobId = file ? await storeBlob(transaction, { ...file, createdAt: now }) : null
  const columns = {
    ...{ fileName, fileType, fileBlobId, fileBytes, facts, tableChoices },
    ...columnsOf(agent.id, measured),
    sourceUrl: sourceUrl || null,
    readBy: null,
  }
  const [stored] = former
    ? await transaction
        .update(knowledgeEntries)
        .set(columns)
        .where(eq(knowledgeEntries.id, former.id))
        .returning(knowledgeEntryHead)
    : await transaction
        .insert(knowledgeEntries)
        .values({ ...columns, agentId: agent.id, createdAt: now })
        .returning(knowledgeEntryHead)
  if (!stored) throw new Error('The database returned no knowledge entry')
  await deleteBlobs(transaction, [former?.fileBlobId ?? null])
  const textBytes = measured.textBytes - (former?.textBytes ?? 0)
  if (facts.waitsForOcr) await queueScan({ platform, transaction }, { entryId: stored.id, ownerId: owner.id })
  await recordKnowledgeChange({ platform, transaction }, { agentId: agent.id, textBytes, entries: 1 })
  await transaction.update(agents).set(touchedColumns(now)).where(eq(agents.id, agent.id))
  return stored
}

/** The room left after a replaced entry is gone. */
function withFormer(room: KnowledgeUse, former: FormerEntry | undefined): KnowledgeUse {
  if (!former) return room
  return {
    entries: room.entries + 1,
    textBytes: room.textBytes + former.textBytes,
    fileBytes: room.fileBytes + (former.fileBytes ?? 0),
  }
}
