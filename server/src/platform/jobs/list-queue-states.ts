import { sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { withoutValues } from './without-values.ts'

/** The state of one kind of job, across all processes of the database. */
export interface QueueState {
  readonly name: string
  /** Due but not started. */
  readonly waiting: number
  readonly running: number
  /** Failed for good in the last day. */
  readonly failed: number
  /** Seconds that the longest-waiting due job has waited; 0 if none waits. */
  readonly oldestSeconds: number
  /** The error of the newest job that failed or is to be retried; null if none. */
  readonly lastError: string | null
}

/** All queues with activity in the last day, by name. */
export async function listQueueStates(database: Queryable): Promise<QueueState[]> {
  const { rows } = await database.execute<{
    name: string
    waiting: string
    running: string
    failed: string
    oldest: string | null
    error: string | null
  }>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))) as oldest,
      (array_agg(coalesce(output #>> '{cause,message}', output ->> 'message')
        order by coalesce(completed_on, started_on) desc nulls last)
        filter (where state in ('failed', 'retry') and output is not null))[1] as error
    from jobs.job
    where name not like '\\_\\_pgboss%'
    group by name
    order by name`)
  return rows.map(({ name, waiting, running, failed, oldest, error }) => ({
    name,
    waiting: Number(waiting),
    running: Number(running),
    failed: Number(failed),
    oldestSeconds: Math.max(0, Number(oldest ?? 0)),
    lastError: error === null ? null : withoutValues(error),
  }))
}
