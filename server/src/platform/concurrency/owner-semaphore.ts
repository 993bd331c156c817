import { createSemaphore, type Semaphore } from './semaphore.ts'

export interface OwnerSemaphore {
  /** Waits for a slot and resolves to its release; null if too many are waiting, of this owner or in total. */
  acquire(ownerId: number): Promise<(() => void) | null>
}

/** A semaphore whose slots are shared fairly between owners, so that no owner takes all of them. */
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
