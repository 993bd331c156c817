import { ApiError } from '../http/index.ts'
import { createTurns, type Turns } from '../sandbox/index.ts'

/** How many at one time, and how many more may wait for their turn. */
interface Limit {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * Uploads of one owner, from their first byte to the end of the work on them; bodies that come in from one network and
 * from all, which cost disk alone and may be slow; and files that are worked on.
 */
const slotLimits = {
  owner: { atOnce: 2, waiting: 4 },
  network: { atOnce: 10, waiting: 20 },
  incoming: { atOnce: 200, waiting: 0 },
  worked: { atOnce: 8, waiting: 400 },
}

/** Who sends a file: their account, and the network that they send it from. */
export interface Sender {
  readonly ownerId: number
  readonly network: string
}

export interface Slots {
  /**
   * Waits for a place and holds it while a file is received and worked on; `too_many_requests` when too many of this
   * owner or network wait already, `not_ready` when too many of all do. Whoever is slow to send keeps nobody from working.
   */
  hold<File, T>(sender: Sender, receive: () => Promise<File>, work: (file: File) => Promise<T>): Promise<T>
}

export function createSlots(limits = slotLimits): Slots {
  const owners = turnsByKey<number>(limits.owner)
  const networks = turnsByKey<string>(limits.network)
  const incoming = createTurns(limits.incoming.atOnce, limits.incoming.waiting)
  const worked = createTurns(limits.worked.atOnce, limits.worked.waiting)
  return {
    hold: ({ ownerId, network }, receive, work) =>
      owners(ownerId, async () => {
        const file = await networks(network, () => inTurn(incoming, busy, receive))
        return inTurn(worked, busy, () => work(file))
      }),
  }
}

/** Turns for each key, forgotten with its last caller. */
function turnsByKey<Key>({ atOnce, waiting }: Limit) {
  const all = new Map<Key, { readonly turns: Turns; callers: number }>()
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const own = all.get(key) ?? { turns: createTurns(atOnce, waiting), callers: 0 }
    all.set(key, own)
    own.callers++
    try {
      return await inTurn(own.turns, tooMany, work)
    } finally {
      if (--own.callers === 0) all.delete(key)
    }
  }
}

async function inTurn<T>(turns: Turns, refusal: () => ApiError, work: () => Promise<T>): Promise<T> {
  if (!(await turns.enter())) throw refusal()
  try {
    return await work()
  } finally {
    turns.leave()
  }
}

function tooMany(): ApiError {
  const message = 'Many of your files are on their way already. Please send this one when they have arrived.'
  return new ApiError('too_many_requests', message, { retryAfterSeconds: 5 })
}

function busy(): ApiError {
  const message = 'The server is taking many files right now. Please try again in a moment.'
  return new ApiError('not_ready', message, { retryAfterSeconds: 10 })
}
