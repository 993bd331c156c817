import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { WaitingScan } from './find-waiting-scan.ts'
import { isWaitingScan, withoutScanProgress } from './queries.ts'
import { knowledgeEntries } from './tables.ts'

/** How far the reading of a scan is, or why it ended without a text. */
type ScanUpdate =
  | { readonly progress: { readonly done: number; readonly of: number } }
  | { readonly failure: string }

/** Shows the state of a scan at its entry. The entry's text stays as it is. */
export async function updateScan(
  platform: Platform,
  {
    entryId,
    agentId,
    owner,
  }: Pick<WaitingScan, 'entryId' | 'agentId'> & { readonly owner: Pick<Owner, 'id'> },
  update: ScanUpdate,
): Promise<void> {
  const isOver = 'failure' in update
  const added = isOver
    ? { ocrFailure: update.failure }
    : { ocrPagesDone: update.progress.done, ocrPagesTotal: update.progress.of }
  const kept = isOver ? withoutScanProgress : knowledgeEntries.facts
  await platform.database
    .update(knowledgeEntries)
    .set({ facts: sql`${kept} || ${JSON.stringify(added)}::jsonb` })
    .where(and(eq(knowledgeEntries.id, entryId), isWaitingScan))
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
}
