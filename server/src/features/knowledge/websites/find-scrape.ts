import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { and, asc, desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { scrapeJobs, scrapePages } from './base/tables.ts'

/** A job of an agent with its pages, or the newest one if no ID is given; null if there is none. */
export async function findScrape(
  database: Queryable,
  { agentId, jobId }: { readonly agentId: number; readonly jobId?: number | undefined },
): Promise<ScrapeJob | null> {
  const ofAgent = eq(scrapeJobs.agentId, agentId)
  const [job] = await database
    .select()
    .from(scrapeJobs)
    .where(jobId === undefined ? ofAgent : and(ofAgent, eq(scrapeJobs.id, jobId)))
    .orderBy(desc(scrapeJobs.id))
    .limit(1)
  if (!job) return null
  const { url, result, reason, status, entryId, title } = scrapePages
  const pages = await database
    .select({ url, result, reason, status, entryId, title })
    .from(scrapePages)
    .where(eq(scrapePages.jobId, job.id))
    .orderBy(asc(scrapePages.id))
  return {
    jobId: job.id,
    isSync: job.isSync,
    // A canceled job still stores the pages that were read.
    status: job.finishedAt === null ? 'processing' : job.status,
    ...(job.error !== null && { error: job.error }),
    done: pages.filter((page) => page.result !== 'waiting').length,
    total: pages.length,
    pages,
    startedAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  }
}
