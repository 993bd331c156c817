import PQueue from 'p-queue'
import { DomainError } from '../../../platform/domain-error/index.ts'

/**
 * Hashes at a time: each takes 19 MiB and one of libuv's four threads, which read files and compress answers as well.
 */
const atATime = 2

/** Together some two seconds of work; who comes later is asked to come again. */
const waitingMax = 100

const queue = new PQueue({ concurrency: atATime })

/**
 * Runs the hashing of a password when it is its turn, in the order of coming.
 * @param options.urgent of somebody whom the account knows: goes before strangers and is never turned away
 * @throws `not_ready` when too many strangers wait
 */
export async function inHashingQueue<Result>(
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
