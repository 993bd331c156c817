import type { TransactionContext } from '../../platform/context.ts'
import { scanJob } from './jobs.ts'

/** Queues the reading of an entry's scan among its owner's scans, unless it is queued already. */
export async function queueScan(
  { platform, transaction }: TransactionContext,
  { entryId, ownerId }: { readonly entryId: number; readonly ownerId: number },
): Promise<void> {
  await platform.jobs.send(
    transaction,
    scanJob,
    { entryId },
    { key: String(entryId), group: String(ownerId) },
  )
}
