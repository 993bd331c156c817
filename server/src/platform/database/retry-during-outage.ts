import { retry } from '../concurrency/retry.ts'
import { isDatabaseClosed, isDatabaseUnavailable } from './database-unavailable.ts'

const pauseMs = { first: 250, max: 2000 }

/**
 * Repeats `work` while the database is away, for at most `patienceMs` or until the signal, and throws its last error then.
 * A try that failed may have been committed all the same: `work` has to find that itself.
 */
export function retryDuringOutage<Result>(
  patienceMs: number,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const end = performance.now() + patienceMs
  const mayPass = (error: unknown) =>
    isDatabaseUnavailable(error) && !isDatabaseClosed(error) && performance.now() < end
  return retry(work, { pauseMs, ref: false, mayPass, ...(signal && { signal }) })
}
