import { sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'

/** How one kind of job stands, in every process of the database. */
export interface QueueState {
  readonly name: string
  /** Due, and not begun yet. */
  readonly waiting: number
  readonly running: number
  /** Given up in the last day. */
  readonly failed: number
  /** Seconds since the one became due that waits for longest; 0 where none does. */
  readonly oldestSeconds: number
  /** Of the newest that failed or is to be tried again; null where none did. */
  readonly lastError: string | null
}

const errorMax = 200

/** All queues that have had anything to do in the last day, by their names. */
export async function readQueues(database: Queryable): Promise<QueueState[]> {
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

/** The first line alone: a query's own error goes on with its parameters, which may be somebody's words. */
function withoutValues(message: string): string {
  if (message.startsWith('Failed query')) return 'A statement of the database failed; the log says which.'
  return message.split('\n', 1)[0]?.slice(0, errorMax) ?? ''
}
