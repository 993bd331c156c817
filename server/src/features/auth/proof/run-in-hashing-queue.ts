import PQueue from 'p-queue'
import { DomainError } from '../../../platform/domain-error/index.ts'

/**
 * Concurrent hashes: each takes 19 MiB and one of libuv's four threads, which also read files and compress responses.
 */
const atATime = 2

/** Together about two seconds of work. Later callers are asked to retry. */
const waitingMax = 100

const queue = new PQueue({ concurrency: atATime })

/**
 * Runs the hashing of a password when its turn comes, first in, first out.
 * @param options.urgent for a caller known to the account: goes before strangers and is never refused
 * @throws `not_ready` if too many strangers are waiting
 */
export async function runInHashingQueue<Result>(
  work: () => Promise<Result>,
  { urgent = false }: { urgent?: boolean } = {},
): Promise<Result> {
  if (!urgent && queue.size >= waitingMax) {
    throw new DomainError(
      'not_ready',
      'Too many people are signing in right now. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
  }
  return queue.add(work, { priority: urgent ? 1 : 0 })
}
