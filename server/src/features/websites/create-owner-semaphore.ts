import { createSemaphore, type Semaphore } from '../../platform/concurrency/semaphore.ts'

export interface OwnerSemaphore {
  /** Resolves to what gives the place back, once there is one; null where too many wait, of this owner or of all. */
  acquire(ownerId: number): Promise<(() => void) | null>
}

/** Places of a process for which each owner waits once, so that none has them all. */
export function createOwnerSemaphore(
  places: number,
  waiting: { ofAll: number; ofOwner: number },
): OwnerSemaphore {
  const all = createSemaphore(places, waiting.ofAll)
  const owners = new Map<number, { semaphore: Semaphore; callers: number }>()
  return {
    async acquire(ownerId) {
      const own = owners.get(ownerId) ?? { semaphore: createSemaphore(1, waiting.ofOwner), callers: 0 }
      owners.set(ownerId, own)
      own.callers++
      const leaveOwn = () => {
        if (--own.callers === 0) owners.delete(ownerId)
      }
      if (!(await own.semaphore.acquire())) {
        leaveOwn()
        return null
      }
      const leave = () => {
        own.semaphore.release()
        leaveOwn()
      }
      if (await all.acquire())
        return () => {
          all.release()
          leave()
        }
      leave()
      return null
    },
  }
}
