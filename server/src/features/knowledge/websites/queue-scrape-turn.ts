import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { agents } from '../../agents/index.ts'
import { type ScrapeJobRow, scrapeJobs } from './base/tables.ts'
import { scrapeJob } from './jobs.ts'

/** Queues a job's next turn among its owner's jobs, unless it is already waiting or running. */
export async function queueScrapeTurn(
  { platform, transaction }: TransactionContext,
  {
    input: { id: jobId, turn },
    afterSeconds = 0,
  }: { readonly input: Pick<ScrapeJobRow, 'id' | 'turn'>; readonly afterSeconds?: number | undefined },
): Promise<void> {
  const [agent] = await transaction
    .select({ ownerId: agents.ownerId })
    .from(scrapeJobs)
    .innerJoin(agents, eq(agents.id, scrapeJobs.agentId))
    .where(eq(scrapeJobs.id, jobId))
  if (!agent) return
  const options = { key: `${jobId}.${turn}`, group: String(agent.ownerId), afterSeconds }
  await platform.jobs.send(transaction, scrapeJob, { jobId }, options)
}
