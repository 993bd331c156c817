import { retry } from '../concurrency/retry.ts'
import { isDatabaseClosed, isDatabaseUnavailable } from './database-unavailable.ts'

const pauseMs = { first: 250, max: 2000 }

/**
 * Does `work` again while the database is away, for at most so long. What failed may have been committed all the same: `work`
 * has to find that itself.
 */
export function throughOutage<Result>(patienceMs: number, work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patienceMs
  const mayPass = (error: unknown) =>
    isDatabaseUnavailable(error) && !isDatabaseClosed(error) && performance.now() < end
  return retry(work, { pauseMs, ref: false, mayPass })
}
