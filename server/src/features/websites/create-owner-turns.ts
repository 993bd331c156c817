import { createTurns, type Turns } from '../../platform/sandbox/index.ts'

export interface OwnerTurns {
  /** Resolves to what gives the place back, once there is one; null where too many wait, of this owner or of all. */
  enter(ownerId: number): Promise<(() => void) | null>
}

/** Places of a process for which each owner waits once, so that none has them all. */
export function createOwnerTurns(places: number, waiting: { ofAll: number; ofOwner: number }): OwnerTurns {
  const all = createTurns(places, waiting.ofAll)
  const owners = new Map<number, { turns: Turns; callers: number }>()
  return {
    async enter(ownerId) {
      const own = owners.get(ownerId) ?? { turns: createTurns(1, waiting.ofOwner), callers: 0 }
      owners.set(ownerId, own)
      own.callers++
      const leaveOwn = () => {
        if (--own.callers === 0) owners.delete(ownerId)
      }
      if (!(await own.turns.enter())) {
        leaveOwn()
        return null
      }
      const leave = () => {
        own.turns.leave()
        leaveOwn()
      }
      if (await all.enter())
        return () => {
          all.leave()
          leave()
        }
      leave()
      return null
    },
  }
}
