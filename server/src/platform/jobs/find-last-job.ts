import { sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { withoutValues } from './without-values.ts'

/** The newest job of a kind. */
export interface LastJob {
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  /** Why it failed; null if it didn't. */
  readonly error: string | null
}

/** The newest job of a kind, or of its key, as long as the queue keeps it; null if there is none. */
export async function findLastJob(
  database: Queryable,
  name: string,
  key: string | null = null,
): Promise<LastJob | null> {
  const { rows } = await database.execute<{ state: string; error: string | null }>(sql`
    select state, coalesce(output #>> '{cause,message}', output ->> 'message') as error
    from jobs.job
    where name = ${name} and (${key}::text is null or singleton_key = ${key})
    order by created_on desc
    limit 1`)
  const [job] = rows
  if (!job) return null
  const { state, error } = job
  if (state === 'active') return { state: 'running', error: null }
  if (state === 'created' || state === 'retry') return { state: 'waiting', error: null }
  if (state === 'completed') return { state: 'done', error: null }
  return { state: 'failed', error: withoutValues(error ?? 'It was canceled') }
}
