import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { type KnowledgeSourceRow, knowledgeSources } from './base/tables.ts'
import { newReport } from './core/report.ts'
import { queueSourceSync } from './queue-source-sync.ts'

interface WantedSync {
  readonly source: Pick<KnowledgeSourceRow, 'id' | 'agentId'>
  /** The person who requests it; null for the schedule. */
  readonly actorId: number | null
  readonly acceptsRemovals: boolean
}

/** Opens a sync of a source that the transaction has locked and that has none open, and queues its job. */
export async function openSourceSync(
  { platform, transaction }: TransactionContext,
  { source: { id, agentId }, actorId, acceptsRemovals }: WantedSync,
): Promise<void> {
  const openedAt = platform.clock()
  const report = newReport(openedAt)
  await transaction
    .update(knowledgeSources)
    .set({ openedAt, report, actorId, acceptsRemovals })
    .where(eq(knowledgeSources.id, id))
  await queueSourceSync({ platform, transaction }, { id, agentId, openedAt })
}
