import type { TransactionContext } from '../../../platform/context.ts'
import { and, count, eq, inArray, isNull } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { agents } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { scrapeJobs, scrapePages } from './base/tables.ts'
import { queueScrapeTurn } from './queue-scrape-turn.ts'

/** Concurrent page-reading jobs per owner. */
const scrapesAtOnceMax = 3

/** Number of jobs kept per agent. A new job evicts older ones. */
const jobsKept = 10

interface WantedScrape {
  readonly owner: Owner
  /** The person who requests it; absent for automatic jobs. */
  readonly actorId?: number
  readonly agentId: number
  /** Canonical and distinct. */
  readonly urls: readonly string[]
  /** Whether these are pages that the agent already has. */
  readonly isSync: boolean
  /** Whether it also looks for new pages of the websites. */
  readonly findsNew?: boolean
}

/**
 * Queues a job that reads pages, within a transaction that has locked the agent. Returns its ID. Throws
 * `too_many_requests` if too many jobs are already running.
 */
export async function queueScrape(
  { platform, transaction }: TransactionContext,
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
  await queueScrapeTurn({ platform, transaction }, { input: job })
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
