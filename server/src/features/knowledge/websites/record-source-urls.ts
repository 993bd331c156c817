import type { SyncScheduleInput } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { Transaction } from '../../../platform/database/index.ts'
import { syncSchedules, websitePages } from './base/tables.ts'
import { siteOf } from './core/is-same-site.ts'
import { nextSync } from './core/next-sync.ts'

/** An entry that was read from a website on another server. */
export interface SourcePage {
  readonly entryId: number
  readonly url: string
  readonly textHash: Buffer
  readonly readAt: Date
}

const rowsAtOnce = 500

/**
 * Records the source URLs of the entries of an agent that the caller's transaction has created, so that they can be
 * read again.
 */
export async function recordSourceUrls(
  transaction: Transaction,
  {
    agentId,
    input: { pages, schedule, now },
  }: {
    readonly agentId: number
    readonly input: {
      readonly pages: readonly SourcePage[]
      readonly schedule: SyncScheduleInput | null
      readonly now: Date
    }
  },
): Promise<void> {
  for (let at = 0; at < pages.length; at += rowsAtOnce) {
    const rows = pages.slice(at, at + rowsAtOnce).map(({ entryId, url, textHash, readAt }) => ({
      ...{ entryId, agentId, url, site: siteOf(url) },
      contentHash: textHash,
      checkedAt: readAt,
    }))
    await transaction.insert(websitePages).values(rows)
  }
  if (schedule)
    await transaction
      .insert(syncSchedules)
      .values({ agentId, ...schedule, nextAt: nextSync(schedule.every, now) })
}
