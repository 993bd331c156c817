import { mappedPagesMax } from '@parleykit/contract/knowledge/websites/limits'
import type { SyncReport } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { MappedPage } from '@parleykit/contract/knowledge/websites/websites'
import { and, asc, count, desc, eq, exists, isNotNull, not } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../index.ts'
import { scrapeJobs, scrapePages, sitePages } from './base/tables.ts'
import { isLikelyAsked } from './core/is-likely-asked.ts'

/** Items per list of a sync report. */
const reportedPagesMax = 100

/** The report of an agent's last finished sync; null if there was none. */
export async function findNewestSync(database: Queryable, agentId: number): Promise<SyncReport | null> {
  const [job] = await database
    .select()
    .from(scrapeJobs)
    .where(and(eq(scrapeJobs.agentId, agentId), scrapeJobs.isSync, isNotNull(scrapeJobs.finishedAt)))
    .orderBy(desc(scrapeJobs.id))
    .limit(1)
  if (!job?.finishedAt) return null
  const ofJob = eq(scrapePages.jobId, job.id)
  const counts = await database
    .select({ result: scrapePages.result, pages: count(), gone: count(scrapePages.timesGone) })
    .from(scrapePages)
    .where(ofJob)
    .groupBy(scrapePages.result)
  const countOf = (wanted: string) => counts.find(({ result }) => result === wanted)?.pages ?? 0
  const { url, title, entryId } = scrapePages
  const changed = await database
    .select({ url, title, entryId, lines: scrapePages.changedLines })
    .from(scrapePages)
    .where(and(ofJob, eq(scrapePages.result, 'ok')))
    .orderBy(asc(scrapePages.id))
    .limit(reportedPagesMax)
  const gone = await database
    .select({ url, title, entryId, timesGone: scrapePages.timesGone, reason: scrapePages.reason })
    .from(scrapePages)
    .where(and(ofJob, isNotNull(scrapePages.timesGone)))
    .orderBy(desc(scrapePages.timesGone), asc(scrapePages.id))
    .limit(reportedPagesMax)
  const added = await listNewPages(database, agentId)
  return {
    jobId: job.id,
    startedAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt.toISOString(),
    total: counts.reduce((sum, { pages }) => sum + pages, 0),
    unchanged: countOf('unchanged'),
    changedTotal: countOf('ok'),
    changed: changed.map((page) => ({
      ...page,
      lines: page.lines ?? { added: [], removed: [], more: true },
    })),
    goneTotal: counts.reduce((sum, one) => sum + one.gone, 0),
    gone: gone.map((page) => ({ ...page, timesGone: page.timesGone ?? 0 })),
    addedTotal: added.total,
    added: added.pages,
    addedFault: job.newPagesFault,
  }
}

/** The new pages of an agent's websites, latest first, until they are picked or dismissed. */
async function listNewPages(
  database: Queryable,
  agentId: number,
): Promise<{ total: number; pages: MappedPage[] }> {
  const isKnown = database
    .select({ id: knowledgeEntries.id })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.sourceUrl, sitePages.url)))
  const isOffered = and(eq(sitePages.agentId, agentId), sitePages.isNew, not(exists(isKnown)))
  const [all] = await database.select({ pages: count() }).from(sitePages).where(isOffered)
  const { url, title, language } = sitePages
  const pages = await database
    .select({ url, title, language })
    .from(sitePages)
    .where(isOffered)
    .orderBy(desc(sitePages.foundAt), asc(url))
    .limit(mappedPagesMax)
  return {
    total: all?.pages ?? 0,
    pages: pages.map((page) => ({
      ...page,
      inKnowledge: false,
      likelyAsked: isLikelyAsked(page.url, page.title),
    })),
  }
}
