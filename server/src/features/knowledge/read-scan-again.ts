import { and, eq, sql } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { findKnowledgeEntry } from './find-knowledge-entry.ts'
import { knowledgeEntryHead } from './queries.ts'
import { queueScan } from './queue-scan.ts'
import { knowledgeEntries } from './tables.ts'
import { uploadsByOwner } from './throttle-rules.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

const { facts, readBy, fileBlobId } = knowledgeEntries
/** Matches entries whose scan was read, or could not be read, and whose file is still stored. */
const isScan = sql`(${readBy} is not null or ${facts} ? 'ocrFailure') and ${fileBlobId} is not null`
const waiting = sql`(${facts} - array['ocrFailure', 'ocrPages', 'ocrConfidence', 'modelPages']) || '{"waitsForOcr": true}'`

/**
 * Queues the scan of an entry to be read again. Its text stays until then. Throws `validation_failed` if the entry is no
 * scan, or if its file isn't stored any more.
 */
export async function readScanAgain(
  ctx: ActorContext,
  { agentId, entryId }: { readonly agentId: number; readonly entryId: number },
): Promise<KnowledgeEntryHead> {
  const { platform, owner } = ctx
  await platform.throttles.consume(uploadsByOwner, String(owner.id))
  const entry = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [queued] = await transaction
      .update(knowledgeEntries)
      .set({ facts: waiting })
      .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.id, entryId), isScan))
      .returning(knowledgeEntryHead)
    if (!queued) {
      await findKnowledgeEntry(transaction, { agentId, entryId })
      throw new DomainError(
        'validation_failed',
        'Only a scan or picture whose file is stored can be read again.',
      )
    }
    await queueScan({ platform, transaction }, { entryId, ownerId: owner.id })
    const subject = { kind: 'knowledge_entry', id: entryId, name: queued.fileName } as const
    await recordAudit({ ...ctx, transaction }, { action: 'knowledge_changed', agent, subject })
    return queued
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return entry
}
