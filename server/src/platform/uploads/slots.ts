import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts'
import { DomainError } from '../domain-error/index.ts'

/** Maximum number at a time, and of others that wait. */
interface Limit {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * Limits on uploads of one owner, from their first byte to the end of the work on them; on incoming bodies from one
 * network and in total, which only take disk space and may be slow; and on files being processed.
 */
const slotLimits = {
  owner: { atOnce: 2, waiting: 4 },
  network: { atOnce: 10, waiting: 20 },
  incoming: { atOnce: 200, waiting: 0 },
  worked: { atOnce: 8, waiting: 400 },
}

/** The sender of a file: the account, and the network that it is sent from. */
interface Sender {
  readonly ownerId: number
  readonly network: string
}

export interface Slots {
  /**
   * Waits for a place and holds it while a file is received and processed. Throws `too_many_requests` if too many of
   * this owner or network wait already, `not_ready` if too many wait in total. Slow senders don't block processing.
   */
  hold<File, T>(sender: Sender, receive: () => Promise<File>, work: (file: File) => Promise<T>): Promise<T>
}

export function createSlots(limits = slotLimits): Slots {
  const owners = semaphoresByKey<number>(limits.owner)
  const networks = semaphoresByKey<string>(limits.network)
  const incoming = createSemaphore(limits.incoming.atOnce, limits.incoming.waiting)
  const worked = createSemaphore(limits.worked.atOnce, limits.worked.waiting)
  return {
    hold: ({ ownerId, network }, receive, work) =>
      owners(ownerId, async () => {
        const file = await networks(network, () => inTurn(incoming, busy, receive))
        return inTurn(worked, busy, () => work(file))
      }),
  }
}

/** One semaphore per key, removed with its last caller. */
function semaphoresByKey<Key>({ atOnce, waiting }: Limit) {
  const all = new Map<Key, { readonly semaphore: Semaphore; callers: number }>()
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const own = all.get(key) ?? { semaphore: createSemaphore(atOnce, waiting), callers: 0 }
    all.set(key, own)
    own.callers++
    try {
      return await inTurn(own.semaphore, tooMany, work)
    } finally {
      if (--own.callers === 0) all.delete(key)
    }
  }
}

async function inTurn<T>(
  semaphore: Semaphore,
  refusal: () => DomainError,
  work: () => Promise<T>,
): Promise<T> {
  if (!(await semaphore.acquire())) throw refusal()
  try {
    return await work()
  } finally {
    semaphore.release()
  }
}

function tooMany(): DomainError {
  const message = "You're already uploading many files. Please wait until they're done."
  return new DomainError('too_many_requests', message, { retryAfterSeconds: 5 })
}

function busy(): DomainError {
  const message = 'The server is receiving too many files right now. Please try again in a moment.'
  return new DomainError('not_ready', message, { retryAfterSeconds: 10 })
}
