import { retry } from '../concurrency/retry.ts'
import { isDatabaseClosed, isDatabaseUnavailable } from './database-unavailable.ts'

const pauseMs = { first: 250, max: 2000 }

/**
 * Repeats `work` while the database is unavailable, for at most `patienceMs` or until the signal, then throws its last
 * error. A failed attempt may still have been committed: `work` must detect that itself.
 */
export function retryDuringOutage<Result>(
  patienceMs: number,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const end = performance.now() + patienceMs
  const shouldRetry = (error: unknown) =>
    isDatabaseUnavailable(error) && !isDatabaseClosed(error) && performance.now() < end
  return retry(work, { pauseMs, ref: false, shouldRetry, ...(signal && { signal }) })
}
