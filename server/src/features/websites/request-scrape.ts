import { scrapesAtOnceMax } from '@parleykit/contract/limits'
import { refusalForLinks } from '@parleykit/contract/plans'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, agents, lockOwnAgent } from '../agents/index.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { canonicalUrl } from './core/canonical-url.ts'
import { readLinksLeft } from './read-links-left.ts'
import { sendScrapeJob } from './send-scrape-job.ts'
import { scrapeJobs, scrapePages } from './tables.ts'
import { scrapesByOwner } from './throttle-rules.ts'

/** Of them, an agent keeps so many; older ones go with a new one. */
const jobsKept = 10

/**
 * Has pages read into an agent's knowledge; returns the job's id. `subscription_required` where the plan's links would be
 * passed, `too_many_requests` where too many jobs run already.
 */
export async function requestScrape(
  platform: Platform,
  owner: Owner,
  agentId: number,
  urls: readonly string[],
): Promise<number> {
  await platform.throttles.consume(scrapesByOwner, String(owner.id))
  const pages = [...new Set(urls.map((url) => canonicalUrl(url) ?? url))]
  const jobId = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    await refuseTooManyJobs(transaction, owner)
    await refusePassingLinks(transaction, owner, agent, pages)
    const [job] = await transaction
      .insert(scrapeJobs)
      .values({ agentId, status: 'processing', createdAt: platform.clock() })
      .returning()
    if (!job) throw new Error('The database returned no job')
    await transaction
      .insert(scrapePages)
      .values(pages.map((url) => ({ jobId: job.id, url, result: 'waiting' as const })))
    await forgetOldJobs(transaction, agentId)
    await sendScrapeJob(platform, transaction, job)
    return job.id
  })
  tellOwner(platform, owner.id, { topic: 'websites', agentId })
  return jobId
}

async function refuseTooManyJobs(transaction: Transaction, owner: Owner): Promise<void> {
  const [running] = await transaction
    .select({ jobs: count() })
    .from(scrapeJobs)
    .innerJoin(agents, eq(agents.id, scrapeJobs.agentId))
    .where(and(eq(agents.ownerId, owner.id), isNull(scrapeJobs.finishedAt)))
  if ((running?.jobs ?? 0) < scrapesAtOnceMax) return
  const message = `${scrapesAtOnceMax} of your websites are being read already. Wait until one is done, or cancel it.`
  throw new ApiError('too_many_requests', message, { retryAfterSeconds: 30 })
}

async function refusePassingLinks(
  transaction: Transaction,
  owner: Owner,
  agent: AgentRow,
  pages: string[],
): Promise<void> {
  const linksLeft = await readLinksLeft(transaction, owner, agent)
  if (linksLeft === Number.POSITIVE_INFINITY) return
  const known = await transaction
    .selectDistinct({ url: knowledgeEntries.sourceUrl })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agent.id), inArray(knowledgeEntries.sourceUrl, pages)))
  const refusal = refusalForLinks(linksLeft, pages.length - known.length)
  if (refusal !== null) throw new ApiError('subscription_required', refusal)
}

async function forgetOldJobs(transaction: Transaction, agentId: number): Promise<void> {
  const jobs = await transaction
    .select({ id: scrapeJobs.id, finishedAt: scrapeJobs.finishedAt })
    .from(scrapeJobs)
    .where(eq(scrapeJobs.agentId, agentId))
    .orderBy(scrapeJobs.id)
  const old = jobs.slice(0, -jobsKept).filter(({ finishedAt }) => finishedAt !== null)
  if (old.length > 0)
    await transaction.delete(scrapeJobs).where(
      inArray(
        scrapeJobs.id,
        old.map(({ id }) => id),
      ),
    )
}
