import { ApiError } from '../http/index.ts'
import { createTurns, type Turns } from '../sandbox/index.ts'

/** Uploads of one owner, and of all owners together, at one time. */
const slotLimits = {
  owner: { atOnce: 2, waiting: 4 },
  all: { atOnce: 24, waiting: 100 },
}

export interface Slots {
  /**
   * Waits for a place and holds it while `work` goes on; `too_many_requests` when too many of this owner wait already,
   * `not_ready` when too many of all do.
   */
  hold<T>(ownerId: number, work: () => Promise<T>): Promise<T>
}

export function createSlots(limits = slotLimits): Slots {
  const all = createTurns(limits.all.atOnce, limits.all.waiting)
  const owners = new Map<number, { readonly turns: Turns; callers: number }>()

  async function inTurn<T>(turns: Turns, refusal: () => ApiError, work: () => Promise<T>): Promise<T> {
    if (!(await turns.enter())) throw refusal()
    try {
      return await work()
    } finally {
      turns.leave()
    }
  }

  return {
    async hold(ownerId, work) {
      const { atOnce, waiting } = limits.owner
      const own = owners.get(ownerId) ?? { turns: createTurns(atOnce, waiting), callers: 0 }
      owners.set(ownerId, own)
      own.callers++
      try {
        return await inTurn(own.turns, tooMany, () => inTurn(all, busy, work))
      } finally {
        if (--own.callers === 0) owners.delete(ownerId)
      }
    },
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
