import { notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { listKnownPages } from './list-known-pages.ts'
import { queueScrape } from './queue-scrape.ts'
import { scrapesByOwner } from './throttle-rules.ts'

/** Requests that the pages of an agent's websites, or that of one entry, be read again. Returns the job's ID. */
export async function requestSync(
  { platform, owner, actor }: ActorContext,
  { agentId, entryId }: { readonly agentId: number; readonly entryId?: number | undefined },
): Promise<number> {
  await platform.throttles.consume(scrapesByOwner, String(owner.id))
  await platform.disk.require()
  const jobId = await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    const urls = await listKnownPages(transaction, { agentId, entryId })
    if (urls.length === 0) throw notFound('Page')
    const findsNew = entryId === undefined
    return queueScrape(
      { platform, transaction },
      {
        owner,
        actorId: actor.id,
        agentId,
        urls,
        isSync: true,
        findsNew,
      },
    )
  })
  notifyOwner(platform, owner.id, { topic: 'websites', agentId })
  return jobId
}
