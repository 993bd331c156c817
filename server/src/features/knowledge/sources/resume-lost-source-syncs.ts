import { isNotNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { knowledgeSources } from './base/tables.ts'
import { queueSourceSync } from './queue-source-sync.ts'

/** Queues open syncs without a queued job again: a backup contains no queue, and a job may fail too often. */
export async function resumeLostSourceSyncs(platform: Platform): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const { id, agentId, openedAt } = knowledgeSources
    const open = await transaction
      .select({ id, agentId, openedAt })
      .from(knowledgeSources)
      .where(isNotNull(openedAt))
    for (const source of open)
      if (source.openedAt)
        await queueSourceSync({ platform, transaction }, { ...source, openedAt: source.openedAt })
  })
}
