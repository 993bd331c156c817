import { refusalForRoom } from '@parleykit/contract/billing/plans'
import type { TextReader } from '@parleykit/contract/knowledge/knowledge'
import { and, eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { RecognizedText } from '../../platform/extraction/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, lockOwnAgent, touchedColumns } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { assessEntry } from './assess-entry.ts'
import { describeRecognition } from './core/describe-recognition.ts'
import type { WaitingScan } from './find-waiting-scan.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import { columnsOf, isWaitingScan } from './queries.ts'
import { recordKnowledgeChange } from './record-knowledge-change.ts'
import { knowledgeEntries } from './tables.ts'

/** Gives an entry the text of its scan, unless it was deleted. Throws `plan_limit_reached` if the plan has no room for it. */
export async function storeScanText(
  platform: Platform,
  { entryId, agentId, owner }: Pick<WaitingScan, 'entryId' | 'agentId' | 'owner'>,
  { text, fileType, pages, recognized }: RecognizedText,
): Promise<void> {
  const assessed = await assessEntry({ fileName: '', fileType, text, pages })
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [entry] = await transaction
      .select({ facts: knowledgeEntries.facts, textBytes: knowledgeEntries.textBytes })
      .from(knowledgeEntries)
      .where(and(eq(knowledgeEntries.id, entryId), isWaitingScan))
    if (!entry) return
    const addedBytes = assessed.measured.textBytes - entry.textBytes
    const room = await getRemainingCapacity({ database: transaction, owner }, agent)
    const refusal = refusalForRoom({ ...room, entries: 1 }, { textBytes: addedBytes, fileBytes: null })
    if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
    const { waitsForOcr, ocrPagesDone, ocrPagesTotal, pagesWithoutText, ...facts } = entry.facts
    await transaction
      .update(knowledgeEntries)
      .set({
        ...columnsOf(agentId, assessed.measured),
        fileType,
        readBy: readerOf(recognized),
        facts: { ...facts, ...assessed.facts, ...describeRecognition(recognized) },
      })
      .where(eq(knowledgeEntries.id, entryId))
    await recordKnowledgeChange({ platform, transaction }, { agentId, textBytes: addedBytes, entries: 1 })
    await transaction.update(agents).set(touchedColumns(platform.clock())).where(eq(agents.id, agentId))
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
}

/** A model, if it has read any page. */
function readerOf({ pages, pagesByModel }: RecognizedText['recognized']): TextReader | null {
  if (pagesByModel > 0) return 'model'
  return pages.length > 0 ? 'ocr' : null
}
