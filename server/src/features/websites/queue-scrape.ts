import { scrapesAtOnceMax } from '@parleykit/contract/limits'
import { and, count, eq, inArray, isNull } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { scrapeJobs, scrapePages } from './base/tables.ts'
import { sendScrapeJob } from './send-scrape-job.ts'

/** Of them, an agent keeps so many; older ones go with a new one. */
const jobsKept = 10

interface WantedScrape {
  readonly owner: Owner
  /** Who asks for it; absent for what happens by itself. */
  readonly actorId?: number
  readonly agentId: number
  /** Canonical and different. */
  readonly urls: readonly string[]
  /** Whether these are pages that the agent has, read again. */
  readonly isSync: boolean
  /** Whether it looks for pages that the websites have newly, too. */
  readonly findsNew?: boolean
}

/**
 * Queues a job that reads pages, as a piece of a transaction that has locked the agent; returns its id.
 * `too_many_requests` where too many jobs run already.
 */
export async function queueScrape(
  platform: Platform,
  transaction: Transaction,
  { owner, actorId, agentId, urls, isSync, findsNew = false }: WantedScrape,
): Promise<number> {
  await refuseTooManyJobs(transaction, owner)
  const [job] = await transaction
    .insert(scrapeJobs)
    .values({
      agentId,
      actorId: actorId ?? null,
      isSync,
      findsNew,
      status: 'processing',
      createdAt: platform.clock(),
    })
    .returning()
  if (!job) throw new Error('The database returned no job')
  await transaction
    .insert(scrapePages)
    .values(urls.map((url) => ({ jobId: job.id, url, result: 'waiting' as const })))
  await forgetOldJobs(transaction, agentId)
  await sendScrapeJob(platform, transaction, job)
  return job.id
}

async function refuseTooManyJobs(transaction: Transaction, owner: Owner): Promise<void> {
  const [running] = await transaction
    .select({ jobs: count() })
    .from(scrapeJobs)
    .innerJoin(agents, eq(agents.id, scrapeJobs.agentId))
    .where(and(eq(agents.ownerId, owner.id), isNull(scrapeJobs.finishedAt)))
  if ((running?.jobs ?? 0) < scrapesAtOnceMax) return
  const message = `${scrapesAtOnceMax} of your websites are already being read. Wait until one is done, or cancel it.`
  throw new DomainError('too_many_requests', message, { retryAfterSeconds: 30 })
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
